import { lifecycles } from '../../src/domain/lifecycles/all.ts'
import { depositOutcomes } from '../../src/domain/lifecycles/deposit.ts'
import { statesOf, stepsOf, type Lifecycle } from '../../src/domain/lifecycles/lifecycle.ts'

/** Every lifecycle of the product as pictures and tables. */
export function printLifecycles(): string {
  return `# Lifecycles

Every state that a record can be in, and every event that brings it from one to the next. Declared in \`src/domain/lifecycles\`, one file each; the
database knows the same states and steps (\`legal_transition\`), compared by \`tests/api/core/lifecycles.test.ts\`. Printed by \`npm run docs\`.

${Object.entries(lifecycles)
  .map(([title, lifecycle]) => section(title, lifecycle))
  .join('\n')}
## Deposit

Has no states: a deposit is booked once, with one of these outcomes (\`deposit.outcome\`).

${table(
  ['Outcome', 'Word'],
  Object.entries(depositOutcomes).map(([code, word]) => [`\`${code}\``, word]),
)}
`
}

function section(title: string, lifecycle: Lifecycle): string {
  const { subject, column, states, events } = lifecycle
  const place = column === null ? `Follows from the instants of \`${subject}\`` : `Stands in \`${subject}.${column}\``
  return `## ${title}

${place}.

\`\`\`mermaid
${picture(lifecycle)}
\`\`\`

${table(
  ['State', 'Word'],
  Object.entries(states).map(([code, word]) => [`\`${code}\``, word]),
)}

${table(
  ['Event', 'From', 'To', 'By', 'Word'],
  Object.entries(events).map(([name, { from, to, by, word }]) => [
    `\`${name}\``,
    from.map((state) => state ?? '(begins)').join(', '),
    to,
    by.join(', '),
    word,
  ]),
)}
`
}

/** A state diagram in mermaid: one arrow for each step, named after all events that make it. */
function picture(lifecycle: Lifecycle): string {
  const arrows = stepsOf(lifecycle).map(({ from, to }) => {
    const names = Object.entries(lifecycle.events)
      .filter(([, event]) => event.to === to && event.from.includes(from))
      .map(([name]) => name)
    return `  ${from ?? '[*]'} --> ${to}: ${names.join(', ')}`
  })
  const left = new Set(stepsOf(lifecycle).map(({ from }) => from))
  const ends = statesOf(lifecycle).filter((state) => !left.has(state))
  return ['stateDiagram-v2', ...arrows, ...ends.map((state) => `  ${state} --> [*]`)].join('\n')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
