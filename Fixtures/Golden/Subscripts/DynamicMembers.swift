import Faked

@Faked
@dynamicMemberLookup protocol DynamicMembers { subscript(dynamicMember name: String) -> Int { get } }
