// Puts individual numbers (個人番号) into the file of the reports on distributions, on the machine that keeps them, with nothing but Node: the product never has them.
//   node add-individual-numbers.mjs 320dat01.txt numbers.csv > complete.txt
// numbers.csv, as whoever keeps the numbers gives it out: two columns, member number and individual number, with or without a heading row.
// A member who does not give the number has なし in its place: the column stays empty, and that it was asked for is to be kept on record (circular of the tax agency).
// It ends with 1, and writes nothing, where a number is missing, or its check digit is wrong (order of the ministry of internal affairs 85 of 2014, article 5).
import { readFileSync } from 'node:fs'
import process from 'node:process'

const [COLUMNS, REMARK, NUMBER] = [57, 54, 56]
const WITHOUT = 'なし'

/** The twelfth digit follows from the eleven before it. */
function isIndividualNumber(text) {
  if (!/^\d{12}$/.test(text)) return false
  const weight = (place) => (place < 5 ? 6 - place : 12 - place)
  const sum = [...text].slice(0, 11).reduce((total, digit, place) => total + Number(digit) * weight(place), 0)
  const rest = sum % 11
  return Number(text[11]) === (rest <= 1 ? 0 : 11 - rest)
}

const plain = (text) => text.normalize('NFKC').trim()

const [file, list] = process.argv.slice(2)
if (file === undefined || list === undefined) {
  console.error('node add-individual-numbers.mjs 320dat01.txt numbers.csv > complete.txt')
  process.exit(1)
}
const numbers = new Map(
  readFileSync(list, 'utf8')
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line) => line.split(',').map((cell) => plain(cell.replace(/^"|"$/g, '')))),
)
// Byte by byte: every byte of Shift_JIS that is a comma or the end of a line is one, since no second byte of a character is below 0x40.
const records = readFileSync(file).toString('latin1').split('\r\n').filter((line) => line !== '')
const problems = []
const complete = records.map((record, place) => {
  const columns = record.split(',')
  if (columns.length !== COLUMNS) throw new Error(`record ${place + 1} has ${columns.length} columns, not ${COLUMNS}`)
  const remark = plain(new TextDecoder('shift_jis').decode(Buffer.from(columns[REMARK], 'latin1')))
  const member = remark.replace(/^会員番号/, '').split(' ')[0]
  const number = numbers.get(member)
  if (number === undefined || number === '') problems.push(`${member}: there is no number`)
  else if (number === WITHOUT) return record
  else if (!isIndividualNumber(number)) problems.push(`${member}: the check digit is wrong`)
  return [...columns.slice(0, NUMBER), `0${number ?? ''}`].join(',')
})
if (problems.length > 0) {
  console.error([...new Set(problems)].join('\n'))
  process.exit(1)
}
process.stdout.write(Buffer.from(complete.map((record) => `${record}\r\n`).join(''), 'latin1'))
