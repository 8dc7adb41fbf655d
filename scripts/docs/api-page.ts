import { codeMeanings, readMessages } from './api-errors.ts'
import { apiExamples, type ApiExample } from './api-examples.ts'
import { readInputs, readOperations, type Operation } from './api-operations.ts'
import { databaseParts } from './table-purposes.ts'

const roles: Readonly<Record<string, string>> = {
  public: 'anyone',
  enrolment: 'logged in; also an operator whose passkey has not been shown yet',
  member: 'logged in',
  verified: 'a member whose identity is verified',
  admin: 'operator',
}

/** docs/api.md. */
export function printApiPage(): string {
  const operations = readOperations()
  const messages = readMessages()
  const homeless = operations.find(({ wing }) => !(wing in databaseParts))
  if (homeless !== undefined)
    throw new Error(`${homeless.file} lies in a wing without a title: scripts/docs/table-purposes.ts`)
  const wings = Object.entries(databaseParts).filter(([wing]) => operations.some((each) => each.wing === wing))
  return `# The API

One endpoint, \`POST /graphql\`, JSON \`{ query, variables, operationName }\`, one operation a request. In the demo it can be tried in GraphiQL at \`/graphiql\`. Types and fields with their descriptions: [schema.graphql](../schema.graphql). Printed by \`npm run docs\` from the
schema, the features and the examples of \`scripts/docs/api-examples.ts\`, which \`tests/api/core/api-examples.test.ts\` runs.

## A request

- **Cookies.** Any GET gives the cookie \`XSRF-TOKEN\`; each POST repeats its value in the header \`X-XSRF-TOKEN\`. \`login\` sets the session cookie (HttpOnly).
- **Idempotency.** An \`Idempotency-Key\` (at most 200 characters) makes a repeated application the same application.
- **Values.** \`Yen\` is whole yen; \`DateTime\` is RFC 3339; \`Date\` is \`YYYY-MM-DD\` in Japan. Names of funds' fields are those of the specification: [glossary](glossary.md).
- **Answers.** \`X-Server-Now\` is the server's business time, \`X-Session-Seconds\` how long the session lasts, \`X-Request-Id\` the name under which log and audit log know the request.
- **Bounds.** One operation and at most ten root fields a document; login, applying and the like stand alone in theirs. Production takes only the site's own documents, by hash, and does not answer questions about its schema.

## Who may call what

| In the tables | Means |
|---|---|
${Object.entries(roles)
  .map(([access, meaning]) => `| ${access} | ${meaning} |`)
  .join('\n')}

What a member may see of a record is decided by the use case: a foreign one is NOT_FOUND.

## Error codes

A refusal is status 200 with \`errors[0].message\`, Japanese and fit to show, and \`errors[0].extensions.code\`:

| Code | Means |
|---|---|
${Object.entries(codeMeanings)
  .map(([code, meaning]) => `| \`${code}\` | ${meaning} |`)
  .join('\n')}

Messages of single fields stand in \`src/domain/validation/messages.ts\`, those of a use case below with its wing.

## Examples

Each is run by a test, in this order, in an installation with one open fund.

${apiExamples.map(printExample).join('\n')}
## Operations

${operations.length} operations, by wing.

${wings.map(([wing, title]) => printWing(title, wing, operations, messages)).join('\n')}
## Inputs

| Input | Fields |
|---|---|
${readInputs()
  .map(({ name, fields }) => `| \`${name}\` | ${fields.map((field) => `\`${field}\``).join(', ')} |`)
  .join('\n')}
`
}

const printExample = ({ title, as, document, variables, answer }: ApiExample): string => `**${title}** (${as})

\`\`\`graphql
${document}
\`\`\`
${variables ? `\n\`\`\`json\n${JSON.stringify(variables)}\n\`\`\`\n` : ''}
\`\`\`json
${JSON.stringify(answer, null, 2)}
\`\`\`
`

function printWing(
  title: string,
  wing: string,
  operations: readonly Operation[],
  messages: ReturnType<typeof readMessages>,
): string {
  const own = operations.filter((each) => each.wing === wing)
  const told = messages.filter((each) => each.wing === wing)
  const tables = (['Query', 'Mutation'] as const).map((kind) => {
    const rows = own.filter((each) => each.kind === kind).map(printOperation)
    return rows.length === 0
      ? ''
      : `| ${kind === 'Query' ? 'Query' : 'Mutation'} | Who | Does |\n|---|---|---|\n${rows.join('\n')}\n`
  })
  const list = told.map(({ code, message }) => `| \`${code}\` | ${cell(message)} |`).join('\n')
  return `### ${title}

${tables.filter(Boolean).join('\n')}${list === '' ? '' : `\n<details><summary>Messages</summary>\n\n| Code | Message |\n|---|---|\n${list}\n\n</details>\n`}`
}

const printOperation = ({ name, args, answer, access, about }: Operation): string =>
  `| \`${name}${args.length > 0 ? `(${args.join(', ')})` : ''}: ${answer}\` | ${access} | ${cell(about)} |`

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
