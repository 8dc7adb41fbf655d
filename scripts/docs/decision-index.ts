import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../build/build-product.ts'

export interface Decision {
  number: string
  file: string
  title: string
  /** "accepted", "superseded by 0293" or "holds in part: " and what does not. */
  status: string
  /** YYYY-MM-DD. */
  date: string
  text: string
}

/** A section of a page about a subject, and the numbers of the decision records that it says in their stead. */
export interface Subject {
  /** Its file in docs/subjects. */
  file: string
  page: string
  title: string
  anchor: string
  records: string[]
}

const decisionsFolder = path.join(projectRoot, 'docs/decisions')
const subjectsFolder = path.join(projectRoot, 'docs/subjects')

const head =
  /^# (\d{4}) (.+)\n\nStatus: (accepted|superseded by \d{4}|holds in part: [^\n]+)\. Date: (\d{4}-\d{2}-\d{2})\.\n\n/

/** @throws Error for a record whose head is another one, or does not bear its file's number. */
export function readDecisions(): Decision[] {
  return readdirSync(decisionsFolder)
    .filter((file) => /^\d{4}-/.test(file))
    .toSorted()
    .map((file) => {
      const text = readFileSync(path.join(decisionsFolder, file), 'utf8')
      const [, number = '', title = '', status = '', date = ''] = head.exec(text) ?? []
      if (number !== file.slice(0, 4))
        throw new Error(
          `${file} does not begin with "# ${file.slice(0, 4)} title", an empty line and "Status: STATUS. Date: YYYY-MM-DD.", where STATUS is accepted, "superseded by NNNN" or "holds in part: WHAT DOES NOT"`,
        )
      return { number, file, title, status, date, text }
    })
}

/** All sections, page by page in the order of their files. */
export function readSubjects(): Subject[] {
  return readdirSync(subjectsFolder)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .flatMap((file) => {
      const [intro = '', ...sections] = readFileSync(path.join(subjectsFolder, file), 'utf8').split(/^## /m)
      const page = /^# (.+)/.exec(intro)?.[1] ?? file
      return sections.map((section) => {
        const title = section.slice(0, section.indexOf('\n'))
        const [, numbers = ''] = /^Records: (\d{4}(?:,\s\d{4})*)\.$/m.exec(section) ?? []
        return { file, page, title, anchor: asAnchor(title), records: numbers.match(/\d{4}/g) ?? [] }
      })
    })
}

/** As GitHub names the place of a heading. */
function asAnchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')
}

/** The list of all records in Markdown, and where to read what the others said. */
export function printDecisionIndex(): string {
  const decisions = readDecisions().map(
    ({ number, file, title, status, date }) => `| [${number}](${file}) | ${title} | ${status} | ${date} |`,
  )
  const folded = readSubjects()
    .flatMap((subject) => subject.records.map((number) => ({ number, ...subject })))
    .toSorted((one, other) => one.number.localeCompare(other.number))
    .map(
      ({ number, file, page, title, anchor }) => `| ${number} | [${title}](../subjects/${file}#${anchor}) | ${page} |`,
    )
  return `# Decision records

A record is a choice among alternatives that were weighed, and says whether it still holds. At most 120 stay. A requirement, a detail or a consequence stands in the [page of its subject](../subjects) and its number in the second table,
so that every number that code and migrations name leads somewhere. A number that is missing was never given. Printed by \`npm run docs\`.

| Number | Decision | Status | Date |
|---|---|---|---|
${decisions.join('\n')}

## Folded into the page of their subject

| Number | Section | Page |
|---|---|---|
${folded.join('\n')}
`
}
