import ts from 'typescript'
import { declarationOf } from './declarations.ts'

export interface TypedColumn {
  /** number, string, boolean or Date; undefined for what is none of them, or not found out. */
  type: string | undefined
  mayBeNull: boolean
  /** A row may come without it. */
  isOptional: boolean
}

/** The columns that a row's type has; null where they are not written out, as of a type parameter. */
export function columnsOf(type: ts.TypeNode): ReadonlyMap<string, TypedColumn> | null {
  const members = membersOf(type)
  return members === null ? null : new Map([...members].map(([name, member]) => [name, columnOf(member)]))
}

interface Member {
  /** Of a union of rows, as each of them has it. */
  types: readonly ts.TypeNode[]
  isOptional: boolean
}
type Members = ReadonlyMap<string, Member>

function membersOf(type: ts.TypeNode): Members | null {
  if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type)
  if (ts.isTypeLiteralNode(type)) return ownMembers(type.members)
  if (ts.isIntersectionTypeNode(type)) return together(type.types.map(membersOf))
  if (ts.isUnionTypeNode(type)) return together(type.types.filter((part) => plainKind(part) !== 'null').map(membersOf))
  if (ts.isTypeReferenceNode(type)) return membersOfName(type.typeName, type.typeArguments)
  if (ts.isMappedTypeNode(type))
    return type.typeParameter.constraint && type.type ? record(type.typeParameter.constraint, type.type) : null
  const part = ts.isIndexedAccessTypeNode(type) ? indexed(type) : null
  return part === null ? null : membersOf(part)
}

const ownMembers = (members: ts.NodeArray<ts.TypeElement>): Members =>
  new Map(
    members
      .filter(ts.isPropertySignature)
      .flatMap(({ name, type, questionToken }): [string, Member][] =>
        type === undefined
          ? []
          : [
              [
                ts.isStringLiteral(name) ? name.text : name.getText(),
                { types: [type], isOptional: questionToken !== undefined },
              ],
            ],
      ),
  )

function together(parts: readonly (Members | null)[]): Members | null {
  const known = parts.filter((part) => part !== null)
  if (known.length < parts.length) return null
  const all = new Map<string, Member>()
  for (const [name, { types, isOptional }] of known.flatMap((part) => [...part]))
    all.set(name, { types: [...(all.get(name)?.types ?? []), ...types], isOptional })
  return all
}

/** Of an interface, of an alias, or of what TypeScript and Kysely make of one. */
function membersOfName(name: ts.Node, [first, second]: readonly ts.TypeNode[] = []): Members | null {
  const text = name.getText()
  if (first !== undefined && ['Readonly', 'NonNullable', 'Selectable'].includes(text)) return membersOf(first)
  if (first !== undefined && second !== undefined) {
    if (text === 'Record') return record(first, second)
    if (text === 'Omit' || text === 'Pick') {
      const chosen = keysOf(second)
      const members = membersOf(first)
      return members && chosen && new Map([...members].filter(([key]) => chosen.includes(key) === (text === 'Pick')))
    }
  }
  const declared = declarationOf(text, name)
  if (declared !== null && ts.isTypeAliasDeclaration(declared)) return membersOf(declared.type)
  if (declared === null || !ts.isInterfaceDeclaration(declared)) return null
  const parents = declared.heritageClauses?.flatMap(({ types }) => types) ?? []
  return together([
    ...parents.map((parent) => membersOfName(parent.expression, parent.typeArguments)),
    ownMembers(declared.members),
  ])
}

const record = (keys: ts.TypeNode, value: ts.TypeNode): Members | null => {
  const names = keysOf(keys)
  return names && new Map(names.map((name) => [name, { types: [value], isOptional: false }]))
}

/** The texts of a union, also of one with a name, and of a list of constants: (typeof figures)[number]. */
function keysOf(type: ts.TypeNode): string[] | null {
  if (ts.isParenthesizedTypeNode(type)) return keysOf(type.type)
  if (ts.isUnionTypeNode(type)) {
    const parts = type.types.map(keysOf)
    return parts.includes(null) ? null : parts.flatMap((part) => part ?? [])
  }
  const literal = literalOf(type)
  if (literal !== undefined) return [literal]
  if (ts.isTypeReferenceNode(type)) {
    const declared = declarationOf(type.typeName.getText(), type)
    return declared !== null && ts.isTypeAliasDeclaration(declared) ? keysOf(declared.type) : null
  }
  if (ts.isIndexedAccessTypeNode(type)) return constantsOf(type.objectType)
  if (!ts.isTypeOperatorNode(type) || type.operator !== ts.SyntaxKind.KeyOfKeyword) return null
  const members = membersOf(type.type)
  return members === null ? constantsOf(type.type) : [...members.keys()]
}

/** The texts of a constant list, or the names of a constant object: typeof figures. */
function constantsOf(type: ts.TypeNode): string[] | null {
  if (ts.isParenthesizedTypeNode(type)) return constantsOf(type.type)
  const declared = ts.isTypeQueryNode(type) ? declarationOf(type.exprName.getText(), type) : null
  let written = declared !== null && ts.isVariableDeclaration(declared) ? declared.initializer : undefined
  while (written !== undefined && (ts.isAsExpression(written) || ts.isSatisfiesExpression(written)))
    written = written.expression
  if (written !== undefined && ts.isArrayLiteralExpression(written))
    return written.elements.filter(ts.isStringLiteral).map(({ text }) => text)
  return written !== undefined && ts.isObjectLiteralExpression(written)
    ? written.properties.map(({ name }) => name?.getText() ?? '')
    : null
}

/** Row['column'], or the element of a list: Rows[number]. */
function indexed({ objectType, indexType }: ts.IndexedAccessTypeNode): ts.TypeNode | null {
  const key = literalOf(indexType)
  if (key !== undefined) return membersOf(objectType)?.get(key)?.types[0] ?? null
  if (indexType.kind !== ts.SyntaxKind.NumberKeyword) return null
  const list = ts.isIndexedAccessTypeNode(objectType) ? indexed(objectType) : objectType
  return list === null ? null : elementOf(list)
}

function elementOf(list: ts.TypeNode): ts.TypeNode | null {
  if (ts.isParenthesizedTypeNode(list)) return elementOf(list.type)
  if (ts.isTypeOperatorNode(list) && list.operator === ts.SyntaxKind.ReadonlyKeyword) return elementOf(list.type)
  return ts.isArrayTypeNode(list) ? list.elementType : null
}

const literalOf = (type: ts.TypeNode): string | undefined =>
  ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined

function columnOf({ types, isOptional }: Member): TypedColumn {
  const kinds = new Set(types.flatMap((type) => [...kindsOf(type)]))
  const [one, ...others] = [...kinds].filter((kind) => kind !== 'null')
  const type = others.length === 0 && one !== 'other' ? one : undefined
  return { type, mayBeNull: kinds.has('null'), isOptional }
}

/** What a value of a type can be; 'other' for what is neither null nor one of TypedColumn's. */
function kindsOf(type: ts.TypeNode): ReadonlySet<string> {
  if (ts.isParenthesizedTypeNode(type)) return kindsOf(type.type)
  if (ts.isUnionTypeNode(type)) return new Set(type.types.flatMap((part) => [...kindsOf(part)]))
  // number & { readonly idOf: 'fund' }
  if (ts.isIntersectionTypeNode(type)) return kindsOf(type.types[0] ?? type)
  if (ts.isIndexedAccessTypeNode(type)) {
    const part = indexed(type)
    return part === null ? new Set(['other']) : kindsOf(part)
  }
  if (!ts.isTypeReferenceNode(type)) return new Set([plainKind(type)])
  const name = type.typeName.getText()
  const [of] = type.typeArguments ?? []
  if (name === 'Generated' && of !== undefined) return kindsOf(of)
  if (name === 'Date' || name === 'Timestamp') return new Set(['Date'])
  const declared = declarationOf(name, type)
  return declared !== null && ts.isTypeAliasDeclaration(declared) ? kindsOf(declared.type) : new Set(['other'])
}

const plainKinds: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.NumberKeyword, 'number'],
  [ts.SyntaxKind.NumericLiteral, 'number'],
  [ts.SyntaxKind.StringKeyword, 'string'],
  [ts.SyntaxKind.StringLiteral, 'string'],
  [ts.SyntaxKind.BooleanKeyword, 'boolean'],
  [ts.SyntaxKind.TrueKeyword, 'boolean'],
  [ts.SyntaxKind.FalseKeyword, 'boolean'],
  [ts.SyntaxKind.NullKeyword, 'null'],
])

const plainKind = (type: ts.TypeNode): string =>
  plainKinds.get(ts.isLiteralTypeNode(type) ? type.literal.kind : type.kind) ?? 'other'
