import Catalog
import Faked

// Types in types of other modules.

extension Account {
  @Faked struct Entry {
    let amount: Int
  }
}

extension String {
  @Faked struct Mark {
    let offset: Int
  }
}
