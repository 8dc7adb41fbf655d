import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { projectRoot } from '../../../scripts/build/build-product.ts'

const read = new Map<string, ts.SourceFile>()

/** @param file from the project's root */
export function sourceOf(file: string): ts.SourceFile {
  const known = read.get(file)
  if (known !== undefined) return known
  const text = readFileSync(path.join(projectRoot, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  read.set(file, source)
  return source
}

export type Declaration =
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.FunctionDeclaration
  | ts.VariableDeclaration
  | ts.ParameterDeclaration
  | ts.BindingElement
  | ts.TypeParameterDeclaration

/** What a name stands for where it is used: of the scopes around it the innermost that declares it, then what its file imports. Null for what a package declares. */
export function declarationOf(name: string, at: ts.Node): Declaration | null {
  for (let scope = at.parent as ts.Node | undefined; scope !== undefined; scope = scope.parent) {
    const found = declaredIn(scope).find((one) => one.name?.getText() === name)
    if (found !== undefined) return found
  }
  return importedBy(at.getSourceFile(), name)
}

function declaredIn(scope: ts.Node): readonly Declaration[] {
  if (ts.isBlock(scope) || ts.isSourceFile(scope)) return scope.statements.flatMap(declaredBy)
  if (ts.isTypeAliasDeclaration(scope) || ts.isInterfaceDeclaration(scope)) return scope.typeParameters ?? []
  if (!ts.isFunctionLike(scope)) return []
  return [...scope.parameters.flatMap(bound), ...(scope.typeParameters?.filter(ts.isTypeParameterDeclaration) ?? [])]
}

/** With what a pattern takes out of it: `{ database, where: { kind } }`. */
const bound = (declared: ts.ParameterDeclaration | ts.VariableDeclaration | ts.BindingElement): Declaration[] =>
  ts.isIdentifier(declared.name) ? [declared] : [...declared.name.elements].filter(ts.isBindingElement).flatMap(bound)

function declaredBy(statement: ts.Statement): readonly Declaration[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(bound)
  return ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement)
    ? [statement]
    : []
}

function importedBy(source: ts.SourceFile, name: string): Declaration | null {
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const bindings = statement.importClause?.namedBindings
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue
    const imported = bindings.elements.find((element) => element.name.text === name)
    if (imported === undefined || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const file = path.posix.join(path.posix.dirname(source.fileName), statement.moduleSpecifier.text)
    if (!existsSync(path.join(projectRoot, file))) return null
    const original = (imported.propertyName ?? imported.name).text
    return (
      sourceOf(file)
        .statements.flatMap(declaredBy)
        .find((one) => one.name?.getText() === original) ?? null
    )
  }
  return null
}
