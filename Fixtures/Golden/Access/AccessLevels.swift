import Faked

@Faked
public protocol AccessLevels { var n: Int { get } }
@Faked
package protocol AccessLevelsP { var n: Int { get } }
