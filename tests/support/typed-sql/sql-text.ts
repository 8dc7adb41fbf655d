import ts from 'typescript'
import { declarationOf } from './declarations.ts'

/** What functions were given for their parameters where they are called. */
type Given = ReadonlyMap<ts.Node, Written>
interface Written {
  node: ts.Expression
  given: Given
}

/** A piece of a piece: so deep they are looked into. */
const deepest = 12

/**
 * The text of a statement around its places. A piece of SQL that its file, or one that it imports, writes out (a constant, one of a list of
 * constants, what a function answers) is put in; what else stands in a place, a value or a piece that is made up as it runs, leaves the place.
 */
export const sqlParts = (template: ts.TemplateLiteral): string[] => partsOf(template, new Map(), 0)

function partsOf(template: ts.TemplateLiteral, given: Given, depth: number): string[] {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [template.text]
  let parts = [template.head.text]
  for (const { expression, literal } of template.templateSpans)
    parts = joined(joined(parts, pieceOf({ node: expression, given }, depth + 1) ?? ['', '']), [literal.text])
  return parts
}

const joined = (before: readonly string[], [first = '', ...others]: readonly string[]): string[] => [
  ...before.slice(0, -1),
  (before.at(-1) ?? '') + first,
  ...others,
]

/** The parts of a piece of SQL; null where it is a value, or not written out. */
function pieceOf(place: Written, depth: number): string[] | null {
  const written = follow(place, depth)
  if (written === null) return null
  const { node, given } = written
  if (ts.isTaggedTemplateExpression(node)) return partsOf(node.template, given, depth)
  const [first] = ts.isCallExpression(node) ? node.arguments : []
  const name = first && textOf({ node: first, given }, depth)
  return name ? [name] : null
}

/** A text, also one that is made of others: `${table}.id`. */
function textOf(place: Written, depth: number): string | null {
  const written = follow(place, depth)
  if (written === null) return null
  const { node, given } = written
  if (ts.isStringLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  const spans = node.templateSpans.map(({ expression, literal }) => {
    const text = textOf({ node: expression, given }, depth + 1)
    return text === null ? null : text + literal.text
  })
  return spans.includes(null) ? null : node.head.text + spans.join('')
}

/** What an expression comes to, as far as it is written out: a template of SQL, sql.ref and its like, a text, an object. */
function follow({ node, given }: Written, depth: number): Written | null {
  if (depth > deepest) return null
  const on = (next: ts.Expression | undefined, having = given): Written | null =>
    next === undefined ? null : follow({ node: next, given: having }, depth + 1)
  if (ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node) || ts.isAsExpression(node))
    return on(node.expression)
  if (ts.isTaggedTemplateExpression(node)) return node.tag.getText() === 'sql' ? { node, given } : null
  if (ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isObjectLiteralExpression(node))
    return { node, given }
  if (ts.isConditionalExpression(node)) return on(node.whenTrue) ?? on(node.whenFalse)
  if (ts.isIdentifier(node)) return named(node, given, depth)
  if (ts.isPropertyAccessExpression(node)) return memberOf(on(node.expression), node.name.text, depth)
  if (ts.isElementAccessExpression(node)) return memberOf(on(node.expression), null, depth)
  if (!ts.isCallExpression(node)) return null
  return /^sql\.(?:ref|table|raw)$/.test(node.expression.getText()) ? { node, given } : called(node, given, depth)
}

function named(name: ts.Identifier, given: Given, depth: number): Written | null {
  const declared = declarationOf(name.text, name)
  if (declared === null) return null
  const argument = given.get(declared)
  if (argument !== undefined) return follow(argument, depth + 1)
  return ts.isVariableDeclaration(declared) && declared.initializer !== undefined
    ? follow({ node: declared.initializer, given }, depth + 1)
    : null
}

/** @param name null for any: they are alike */
function memberOf(object: Written | null, name: string | null, depth: number): Written | null {
  if (object === null || !ts.isObjectLiteralExpression(object.node)) return null
  const member = object.node.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => name === null || property.name.getText() === name)
  return member === undefined ? null : follow({ node: member.initializer, given: object.given }, depth + 1)
}

function called(call: ts.CallExpression, given: Given, depth: number): Written | null {
  if (!ts.isIdentifier(call.expression)) return null
  const declared = declarationOf(call.expression.text, call)
  const body = declared !== null && ts.isVariableDeclaration(declared) ? declared.initializer : declared
  if (!body || !(ts.isArrowFunction(body) || ts.isFunctionDeclaration(body))) return null
  const answer = answerOf(body)
  if (answer === undefined) return null
  const taken = body.parameters.flatMap((parameter, at): [ts.Node, Written][] => {
    const node = call.arguments[at]
    return node === undefined ? [] : [[parameter, { node, given }]]
  })
  return follow({ node: answer, given: new Map([...given, ...taken]) }, depth + 1)
}

/** What a function answers at its end. */
function answerOf({ body }: ts.ArrowFunction | ts.FunctionDeclaration): ts.Expression | undefined {
  return body === undefined || !ts.isBlock(body) ? body : body.statements.findLast(ts.isReturnStatement)?.expression
}
