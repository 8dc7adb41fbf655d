import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'
import type { StyleRule } from '../../src/server/page-styles.ts'

/** At-rules whose content is no list of rules for elements. */
const indivisible = /keyframes$|^page$/
/** A first visit is painted in the visitor's own fonts: ours come with the whole stylesheet (decision 0522). */
const leftOut = 'font-face'

/** What stands outside parentheses must be there for the selector to match; `:not(.shut)` asks for no element of that class. */
const classesOf = (selector: string): string[] => {
  const plain = selector.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '')
  return [...new Set([...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', '')))]
}

const within = (node: ChildNode, around: readonly string[]): StyleRule[] => {
  if (node.type === 'rule') return [ruleOf(node, around)]
  if (node.type !== 'atrule' || node.name === leftOut) return []
  if (node.nodes === undefined || indivisible.test(node.name)) return [{ around, selectors: [], text: wordsOf(node) }]
  return node.nodes.flatMap((inner) => within(inner, [...around, `@${node.name} ${node.params}`]))
}

const wordsOf = (node: AtRule): string => (node.nodes === undefined ? `${node.toString()};` : node.toString())

const ruleOf = (rule: Rule, around: readonly string[]): StyleRule => ({
  around,
  selectors: rule.selectors.map((selector) => ({ selector, classes: classesOf(selector) })),
  text: `{${rule.nodes.map(String).join(';')}}`,
})

/** The rules of a stylesheet in its order, each with the classes that its selectors ask for. Nested rules must be resolved. */
export const styleRules = (stylesheet: string): StyleRule[] =>
  postcss.parse(stylesheet).nodes.flatMap((node) => within(node, []))
