// Opens the lines of a period's list with the salts of the inspection pack, and finds each in the bank's own statement, with nothing but Node.
//   node scripts/check-lines.mjs lines.csv 47_計算期間の明細.json                 the list as an investor or the page has it, and the pack's register
//   node scripts/check-lines.mjs lines.csv 47_計算期間の明細.json statement.csv   with the statement as the bank hands it out, in UTF-8
//   node scripts/check-lines.mjs lines.csv 47_計算期間の明細.json statement.csv 16_口座の明細.json   and whose money every other row of it is by the books
// That the list is the one whose SHA-256 was published at the closing is what check-fund.mjs compares; this says what each of its lines was at the bank.

async function sha256(text) {
  const digest = new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Nothing of a bank's text is lost by its width or its blanks. */
const plain = (text) => text.normalize('NFKC').replaceAll(/[\s"]/g, '')

/** A day as banks write it: 2026-06-15, 2026/6/15, 20260615, 2026年6月15日. */
const dayPattern = (day) => {
  const [year, month, date] = day.split('-').map(Number)
  return new RegExp(`(?<!\\d)${year}(?:[-/.年]0?${month}[-/.月]0?${date}|${day.slice(5, 7)}${day.slice(8)})(?!\\d)`)
}

/** Cells of a line with commas, where one in quotation marks may hold them. */
const cellsOf = (row) =>
  [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare = '']) =>
    plain(quoted === undefined ? bare : quoted.replaceAll('""', '"')),
  )

/** Whether a row of the statement has the day, the amount in a cell of its own, and the text. */
const isRowOf = (cells, { day, amount, text }) =>
  dayPattern(day).test(cells.join(' ')) &&
  cells.some((cell) => cell.replaceAll(/[,円¥+\-−]/g, '') === String(Math.abs(amount))) &&
  cells.join('').includes(plain(text))

/** The row of the statement, so that it is taken once. */
function takeRow(rows, line) {
  const place = rows.findIndex((cells) => isRowOf(cells, line))
  return place < 0 ? null : rows.splice(place, 1)
}

/** What of a fund's money its list of a period shows. */
const LISTED = ['賃料', 'その他の収入', '費用']

/**
 * Whose the rows are that the list does not hold, by the pack's register 16. A row that the books do not know, and an income or a cost of this very fund, was
 * left out.
 */
function findOwners(rows, { ledger, fund }) {
  const left = ledger.map((line) => ({
    day: line['銀行の日'],
    amount: Number(line['金額（円）']),
    text: line['摘要'],
    owner: line['帰属'],
  }))
  const [others, problems] = [[], []]
  for (const cells of rows) {
    const place = left.findIndex((line) => isRowOf(cells, line))
    const row = cells.join(', ')
    if (place < 0) {
      problems.push(`the pack does not know a row of the statement: ${row}`)
      continue
    }
    const [{ owner }] = left.splice(place, 1)
    if (owner.split('、').some((part) => LISTED.some((kind) => part.startsWith(`ファンド${fund} ${kind} `))))
      problems.push(`the list leaves out what is this fund's: ${row} (${owner})`)
    else others.push(`${row}: ${owner}`)
  }
  return { others, problems }
}

/** The day of a statement's row as `YYYY-MM-DD`; null of a heading. */
function dayOf(cells) {
  const [, year, month, date] =
    /(?<!\d)(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})|(\d{2})(\d{2}))(?!\d)/
      .exec(cells.join(' '))
      ?.filter((part) => part !== undefined) ?? []
  return date === undefined ? null : [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-')
}

/**
 * What agrees and what does not, in words; `others`: rows of the statement from the first to the last day of the list that are in none of its lines. They
 * are somebody else's, or were left out: with register 16 it says whose, without it whoever checks asks for each of them.
 * @param list the text whose SHA-256 was published, @param register rows of the pack's register 47, @param statement null where there is none at hand,
 * @param ledger rows of the pack's register 16, null where that is not at hand.
 */
export async function checkLines(list, register, statement = null, ledger = null) {
  const [agrees, problems] = [[], []]
  const rows =
    statement === null
      ? null
      : statement
          .replace(/^\uFEFF/, '')
          .split(/\r?\n/)
          .map(cellsOf)
  /** A line of the bank may stand behind several parts of the list. */
  const found = new Map()
  const lines = list.split('\n').filter((line) => line !== '')
  for (const [place, line] of lines.entries()) {
    const [day, amount, , , hash] = line.split(',')
    const of = `line ${place + 1} (${day}, ${amount} yen)`
    const packed = register.find((row) => row['ハッシュ'] === hash)
    if (packed === undefined) {
      problems.push(`${of}: the pack has no salt for it`)
      continue
    }
    if (packed['日付'] !== day || Number(packed['金額（円）']) !== Number(amount))
      problems.push(`${of}: the pack tells another day or amount`)
    const { 口座: account, 銀行の日: bankDay, '明細の金額（円）': whole, 摘要: text, 明細番号: id } = packed
    const isOfBank = id !== null && id !== undefined
    const sealed = isOfBank ? [account, bankDay, whole, text] : [packed['仕訳番号']]
    if ((await sha256([packed['ソルト'], ...sealed].join(','))) !== hash) {
      problems.push(`${of}: its salt opens something else`)
      continue
    }
    if (!isOfBank) {
      agrees.push(`${of}: no line of the bank, entry ${packed['仕訳番号']} of the books`)
      continue
    }
    const told = `account ${account}, ${bankDay}, ${whole} yen, ${text}`
    if (rows !== null && !found.has(id)) found.set(id, takeRow(rows, { day: bankDay, amount: whole, text }) !== null)
    if (rows !== null && !found.get(id)) problems.push(`${of}: the statement does not show ${told}`)
    else agrees.push(`${of}: ${told}${rows === null ? '' : ', on the statement'}`)
  }
  const closing = register.find((row) => lines.some((line) => line.endsWith(row['ハッシュ'])))?.['締めの番号']
  const count = register.filter((row) => row['締めの番号'] === closing).length
  if (closing !== undefined && count !== lines.length)
    problems.push(`the pack has ${count} lines of this closing, the list ${lines.length}`)
  const days = register.filter(({ 明細番号: id }) => found.has(id)).map((row) => row['銀行の日'])
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)]
  const beside = (rows ?? []).filter(
    (cells) => first !== undefined && dayOf(cells) !== null && dayOf(cells) >= first && dayOf(cells) <= last,
  )
  if (ledger === null) return { agrees, problems, others: beside.map((cells) => cells.join(', ')) }
  const fund = register.find((row) => row['締めの番号'] === closing)?.['ファンド番号']
  const owners = findOwners(beside, { ledger, fund })
  return { agrees, problems: [...problems, ...owners.problems], others: owners.others }
}

async function main([list, register, statement, ledger]) {
  const { readFileSync } = await import('node:fs')
  const read = (file) => readFileSync(file, 'utf8')
  const { agrees, problems, others } = await checkLines(
    read(list),
    JSON.parse(read(register)),
    statement === undefined ? null : read(statement),
    ledger === undefined ? null : JSON.parse(read(ledger)),
  )
  for (const line of agrees) console.log(`agrees  ${line}`)
  for (const problem of problems) console.error(`WRONG   ${problem}`)
  for (const row of others) console.log(`beside  ${row}`)
  console.log(
    problems.length === 0
      ? `${agrees.length} lines are what they were said to be${others.length === 0 ? '' : `; ${others.length} rows of the statement are in none of them${ledger === undefined ? ': ask whose they are' : ''}`}.`
      : `${problems.length} of ${agrees.length + problems.length} do not agree.`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
}

if (globalThis.process?.argv?.[1]?.endsWith('check-lines.mjs')) await main(process.argv.slice(2))
