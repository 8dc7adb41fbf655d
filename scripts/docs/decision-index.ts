import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../build/build-product.ts'

export interface Decision {
  number: string
  file: string
  title: string
  status: string
  /** YYYY-MM-DD. */
  date: string
}

const folder = path.join(projectRoot, 'docs/decisions')

const head = /^# (\d{4}) (.+)\n\nStatus: (accepted|superseded by \d{4})\. Date: (\d{4}-\d{2}-\d{2})\.\n\n/

/** @throws Error for a record whose head is another one, or does not bear its file's number. */
export function readDecisions(): Decision[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}-/.test(file))
    .toSorted()
    .map((file) => {
      const [, number = '', title = '', status = '', date = ''] =
        head.exec(readFileSync(path.join(folder, file), 'utf8')) ?? []
      if (number !== file.slice(0, 4))
        throw new Error(
          `${file} does not begin with "# ${file.slice(0, 4)} title", an empty line and "Status: accepted. Date: YYYY-MM-DD."`,
        )
      return { number, file, title, status, date }
    })
}

/** The list of all records in Markdown. */
export function printDecisionIndex(): string {
  const rows = readDecisions().map(
    ({ number, file, title, status, date }) => `| [${number}](${file}) | ${title} | ${status} | ${date} |`,
  )
  return `# Decision records

What was open, what was decided and why. A number that is missing was never given. Printed by \`npm run docs\`.

| Number | Decision | Status | Date |
|---|---|---|---|
${rows.join('\n')}
`
}
