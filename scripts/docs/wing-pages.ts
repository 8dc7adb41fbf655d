import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { withoutShortcuts, type Edges } from '../../tests/tooling/rules/circles.ts'
import { edgesBy, importsBetweenFeatures } from '../../tests/tooling/rules/wing-imports.ts'
import { wings, type Wing } from '../../tests/tooling/rules/wings.ts'
import { projectRoot } from '../build/build-product.ts'

const imports = importsBetweenFeatures('src/features')
const wingEdges = edgesBy(({ wing }) => wing, imports)
const order = Object.keys(wings)

/** A name as Mermaid takes it. */
const node = (name: string): string => name.replace(/\W/g, '_')

const arrows = (edges: Edges): string[] =>
  [...edges].flatMap(([from, targets]) => [...targets].map((to) => `  ${node(from)} --> ${node(to)}`)).toSorted()

const mermaid = (...lines: string[]): string => ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n')

const linkTo = (wing: string): string => `[${wing}](${wing}.md)`

/** The wings below that a wing imports, top first. */
const usedBy = (wing: string): string[] => order.filter((name) => wingEdges.get(wing)?.has(name) === true).toReversed()

/** docs/printed/map.md. */
export function printMap(): string {
  const picture = mermaid(
    ...order.toReversed().map((wing) => `  ${node(wing)}["${wing}"]`),
    ...arrows(withoutShortcuts(wingEdges)),
  )
  const chapters = Object.entries(wings)
    .toReversed()
    .map(([wing, { purpose, features }]) => {
      const lines = Object.entries(features).map(
        ([feature, line]) => `- [\`${feature}\`](../../src/features/${wing}/${feature}) ${line}`,
      )
      return `## [${wing}](wings/${wing}.md)\n\n${purpose}\n\n${lines.join('\n')}`
    })
  return `# Map

The product's features lie in ${order.length} wings. A wing uses only those below it, and of them only their public files; no two features use each other in a circle
(tests/tooling/wings.test.ts). The screens (src/web/features and src/web/admin/features) and tests/api lie in the same wings. Printed by \`npm run docs\` from
[the list](../../tests/tooling/rules/wings.ts).

An arrow means "uses"; where a longer way says the same, the short one is left out.

${picture}

${chapters.join('\n\n')}
`
}

/** What lies in a folder, each a link; a wing without screens has no such folder. */
function namesOf(folder: string): string {
  const place = path.join(projectRoot, folder)
  const names = existsSync(place) ? readdirSync(place).toSorted() : []
  return names.length === 0 ? 'none' : names.map((name) => `[\`${name}\`](../../../${folder}/${name})`).join(', ')
}

function pictureOf(wing: string, { features }: Wing): string {
  const inside = imports.filter(({ from, to }) => from.wing === wing && to.wing === wing)
  return mermaid(
    `  subgraph ${node(`wing ${wing}`)}["${wing}"]`,
    ...Object.keys(features).map((feature) => `    ${node(`${wing}/${feature}`)}["${feature}"]`),
    '  end',
    ...arrows(withoutShortcuts(edgesBy(({ feature }) => feature, inside))),
    ...usedBy(wing).flatMap((below) => [
      `  ${node(below)}(["${below}"])`,
      `  ${node(`wing ${wing}`)} --> ${node(below)}`,
    ]),
  )
}

/** docs/printed/wings/<wing>.md. */
function printWing(wing: string, facts: Wing): string {
  const rows = Object.entries(facts.features).map(([feature, line]) => {
    const files = facts.publicFiles.filter((file) => file === feature || file.startsWith(`${feature}/`))
    const names = files.map((file) => `\`${file === feature ? file : file.slice(feature.length + 1)}\``)
    return `| [\`${feature}\`](../../../src/features/${wing}/${feature}) | ${line} | ${names.join(', ')} |`
  })
  const below = usedBy(wing)
  const uses = below.length === 0 ? 'It uses no other wing.' : `It uses ${below.map(linkTo).join(', ')}.`
  return `# ${wing}

${facts.purpose} ${uses} Printed by \`npm run docs\`; all wings: [map](../map.md).

${pictureOf(wing, facts)}

| Feature | What it is | Public files |
|---|---|---|
${rows.join('\n')}

Screens of the site: ${namesOf(`src/web/features/${wing}`)}. Screens of the back office: ${namesOf(`src/web/admin/features/${wing}`)}.
Tests: [tests/api/${wing}](../../../tests/api/${wing}).
`
}

/** A page for each wing, by its file. */
export const wingPages: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(wings).map(([wing, facts]) => [`docs/printed/wings/${wing}.md`, () => printWing(wing, facts)]),
)
