struct Level0 { let f0: Level1; let f1: Level1; let f2: Level1; let f3: Level1; let f4: Level1; let f5: Level1; let f6: Level1; let f7: Level1 }
struct Level1 { let f0: Level2; let f1: Level2; let f2: Level2; let f3: Level2; let f4: Level2; let f5: Level2; let f6: Level2; let f7: Level2 }
struct Level2 { let f0: Level3; let f1: Level3; let f2: Level3; let f3: Level3; let f4: Level3; let f5: Level3; let f6: Level3; let f7: Level3 }
struct Level3 { let f0: Level4; let f1: Level4; let f2: Level4; let f3: Level4; let f4: Level4; let f5: Level4; let f6: Level4; let f7: Level4 }
struct Level4 { let f0: Level5; let f1: Level5; let f2: Level5; let f3: Level5; let f4: Level5; let f5: Level5; let f6: Level5; let f7: Level5 }
struct Level5 { let f0: Level6; let f1: Level6; let f2: Level6; let f3: Level6; let f4: Level6; let f5: Level6; let f6: Level6; let f7: Level6 }
struct Level6 { let f0: Level7; let f1: Level7; let f2: Level7; let f3: Level7; let f4: Level7; let f5: Level7; let f6: Level7; let f7: Level7 }
struct Level7 { let f0: Level8; let f1: Level8; let f2: Level8; let f3: Level8; let f4: Level8; let f5: Level8; let f6: Level8; let f7: Level8 }
struct Level8 { let f0: Level9; let f1: Level9; let f2: Level9; let f3: Level9; let f4: Level9; let f5: Level9; let f6: Level9; let f7: Level9 }
struct Level9 { let f0: Level10; let f1: Level10; let f2: Level10; let f3: Level10; let f4: Level10; let f5: Level10; let f6: Level10; let f7: Level10 }
struct Level10 { let f0: Level11; let f1: Level11; let f2: Level11; let f3: Level11; let f4: Level11; let f5: Level11; let f6: Level11; let f7: Level11 }
struct Level11 { let f0: Level12; let f1: Level12; let f2: Level12; let f3: Level12; let f4: Level12; let f5: Level12; let f6: Level12; let f7: Level12 }
struct Level12 { let f0: Level13; let f1: Level13; let f2: Level13; let f3: Level13; let f4: Level13; let f5: Level13; let f6: Level13; let f7: Level13 }
struct Level13 { let f0: Level14; let f1: Level14; let f2: Level14; let f3: Level14; let f4: Level14; let f5: Level14; let f6: Level14; let f7: Level14 }
struct Level14 { let f0: Level15; let f1: Level15; let f2: Level15; let f3: Level15; let f4: Level15; let f5: Level15; let f6: Level15; let f7: Level15 }
struct Level15 { let f0: Level16; let f1: Level16; let f2: Level16; let f3: Level16; let f4: Level16; let f5: Level16; let f6: Level16; let f7: Level16 }
struct Level16 { let f0: Level17; let f1: Level17; let f2: Level17; let f3: Level17; let f4: Level17; let f5: Level17; let f6: Level17; let f7: Level17 }
struct Level17 { let f0: Level18; let f1: Level18; let f2: Level18; let f3: Level18; let f4: Level18; let f5: Level18; let f6: Level18; let f7: Level18 }
struct Level18 { let f0: Level19; let f1: Level19; let f2: Level19; let f3: Level19; let f4: Level19; let f5: Level19; let f6: Level19; let f7: Level19 }
struct Level19 { let f0: Level20; let f1: Level20; let f2: Level20; let f3: Level20; let f4: Level20; let f5: Level20; let f6: Level20; let f7: Level20 }
struct Level20 { let x: Int }
// @Faked
struct Model { let top: Level0 }
// @Faked
protocol Loader { func load() -> Level0 }
