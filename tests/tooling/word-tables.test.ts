import ts from 'typescript'
import { expect, test } from 'vitest'
import { isTest, readSources } from './rules/sources.ts'

// One thing has one name: two tables of words that know the same codes give them the same words.

interface WordTable {
  /** src/domain/back-office/state-words.ts:12 REFUND_STATUS */
  place: string
  words: ReadonlyMap<string, string>
}

/** Tables by their names that know the same codes and say something else of them, and what that is. */
const sayOther: Readonly<Record<string, string>> = {
  auditActs: 'what was done, not how something stands',
  auditSubjects: 'the kind of record that an act was about',
  auditObjects: 'the kind of record that an act was done to',
  statusTexts: 'what happened on the trail of money, not how the application stands',
  managementReportLifecycle: 'a report is handed over, a fund is published',
  notice: 'a mail: its subject and its headings',
  kindNames: 'what a paper is, for somebody who only holds its file',
  ways: 'a choice with its condition',
  titles: 'the heading of a part of the page',
  ACCOUNT_PURPOSES: 'what an account of the company is for, not who pays',
}

/** A word or a few, no sentence. */
const isWord = (text: string): boolean => !text.endsWith('。')

const isJapanese = (text: string): boolean => /[ぁ-んァ-ヶ一-龠]/.test(text)

/** Whether some property may have a Japanese text: taking a source apart costs a hundred times as much as to see that there is none. */
const mayHaveWords = (text: string): boolean => /:\s*['"`].*[ぁ-んァ-ヶ一-龠]/.test(text)

/** The named tables of a source whose values are texts in people's language. */
function wordTablesOf(path: string, text: string): WordTable[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: WordTable[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const words = new Map(node.properties.flatMap(wordOf))
      const name = nameOf(node)
      if (
        name !== null &&
        !Object.hasOwn(sayOther, name) &&
        words.size > 1 &&
        [...words.values()].every((word) => isJapanese(word) && isWord(word))
      )
        found.push({ place: `${path}:${lineOf(source, node)} ${name}`, words })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function wordOf(property: ts.ObjectLiteralElementLike): [string, string][] {
  if (!ts.isPropertyAssignment(property) || !ts.isStringLiteralLike(property.initializer)) return []
  const { name, initializer } = property
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? [[name.text, initializer.text]] : []
}

const lineOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart()).line + 1

/** What the literal is called where it is all that a name stands for; null elsewhere: the label and the hint of one field are no table. */
function nameOf(node: ts.Node): string | null {
  const { parent } = node
  if (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent)) return nameOf(parent)
  if (ts.isPropertyAssignment(parent) && parent.name.getText() === 'states') return nameOf(parent.parent.parent)
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name.text : null
}

const tables = readSources('src')
  .filter((file) => !isTest(file) && !file.path.startsWith('src/desk/') && mayHaveWords(file.text))
  .flatMap(({ path, text }) => wordTablesOf(path, text))

/** Of one subject: the one knows every code that the other knows. */
const sameSubject = (one: WordTable, other: WordTable): boolean =>
  [...one.words.keys()].every((code) => other.words.has(code)) && one.words.size > 1

test('two tables of words give the codes that they share the same words', () => {
  expect(tables.length).toBeGreaterThan(50)
  const different = tables.flatMap((one) =>
    tables.flatMap((other) =>
      one === other || !sameSubject(one, other)
        ? []
        : [...one.words].flatMap(([code, word]) =>
            other.words.get(code) === word
              ? []
              : [`${code}: ${word} (${one.place}), ${other.words.get(code)} (${other.place})`],
          ),
    ),
  )
  expect(different).toEqual([])
})
