// Checks the record of all funds month by month, with nothing but Node: that the company signed each file as it is, that no month is missing, and that no row was dropped or changed without being told.
//   node check-record.mjs https://example.jp                    every month, asked from the site
//   node check-record.mjs 2026-09.json 2026-10.json             files that you kept; beside each its signature, 2026-09.json.p7s
//   node check-record.mjs … --certificate 3f9c…                 and signed with this certificate (its SHA-256, as `pdfsig` or a PDF reader shows it for the company's documents)
// It shows that nothing was changed after it was signed. That the certificate is the company's, and that a row was true when it was signed, it cannot show.
// Without Node: openssl cms -verify -binary -noverify -inform DER -in 2026-10.json.p7s -content 2026-10.json -out /dev/null
import { createHash, verify, X509Certificate } from 'node:crypto'

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')

/** One element of DER: its tag, its whole encoding, its content. */
function element(der, at) {
  let [length, from] = [der[at + 1], at + 2]
  if (length > 0x80) {
    const bytes = length - 0x80
    length = Number(`0x${der.subarray(from, from + bytes).toString('hex')}`)
    from += bytes
  }
  if (length === undefined || length === 0x80 || from + length > der.length) throw new Error('the signature is cut off')
  return { tag: der[at], whole: der.subarray(at, from + length), content: der.subarray(from, from + length) }
}

function elements({ content }) {
  const found = []
  for (let at = 0; at < content.length; at += found.at(-1).whole.length) found.push(element(content, at))
  return found
}

const [MESSAGE_DIGEST, SIGNING_CERTIFICATE, SHA_256] = ['2a864886f70d010904', '2a864886f70d010910022f', '608648016503040201']

/** What a signed attribute says; its innermost octets. */
function attribute(attributes, type) {
  const found = attributes.find((each) => elements(each)[0].content.toString('hex') === type)
  if (found === undefined) throw new Error('the signature lacks a signed attribute')
  let part = elements(found)[1]
  while (part.tag !== 0x04) part = elements(part)[0]
  return part.content.toString('hex')
}

/** Whether a detached CMS signature (RFC 5652) is one of these bytes. @returns the signer's certificate. */
function signerOf(bytes, signature) {
  const signedData = elements(elements(element(Buffer.from(signature), 0))[1])[0]
  const parts = elements(signedData)
  const [signer] = elements(parts.at(-1))
  const [, , digest, signed, , value] = elements(signer)
  if (elements(digest)[0].content.toString('hex') !== SHA_256) throw new Error('the signature is not one over SHA-256')
  const attributes = elements(signed)
  const named = attribute(attributes, SIGNING_CERTIFICATE)
  const certificate = elements(parts.find(({ tag }) => tag === 0xa0)).find(({ whole }) => sha256(whole) === named)
  if (certificate === undefined) throw new Error('the certificate that the signature names is not in it')
  const { publicKey, subject, fingerprint256 } = new X509Certificate(certificate.whole)
  // What is signed is the set of attributes, under its own tag.
  const set = Buffer.concat([Buffer.from([0x31]), signed.whole.subarray(1)])
  if (!verify('sha256', set, publicKey, value.content)) throw new Error('the signature is not by its certificate')
  if (attribute(attributes, MESSAGE_DIGEST) !== sha256(bytes)) throw new Error('the file is not the one that was signed')
  return { subject: subject.replaceAll('\n', ', '), fingerprint: fingerprint256.replaceAll(':', '').toLowerCase() }
}

const monthAfter = (month) => {
  const [year, number] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}
/** In Japan, where the days of the record are. */
const endOf = (month) => Date.parse(`${monthAfter(month)}-01T00:00:00+09:00`)
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)
const sinceOf = (row) => row.redeemed_on ?? row.ended_on

/**
 * @param files of consecutive months, in any order: { name, bytes, signature }.
 * @param certificate the SHA-256 of the certificate that must have signed them, in hexadecimal; null asks for none.
 * @returns what agrees and what does not, in words.
 */
export function check(files, certificate = null) {
  const [agrees, problems] = [[], []]
  const say = (isRight, what) => (isRight ? agrees : problems).push(what)
  const months = []
  const signers = new Map()
  for (const { name, bytes, signature } of files) {
    try {
      const signer = signerOf(bytes, signature)
      signers.set(signer.fingerprint, signer.subject)
      if (certificate !== null) say(signer.fingerprint === certificate.replaceAll(':', '').toLowerCase(), `${name}: signed with the certificate that was named`)
      const file = JSON.parse(bytes.toString('utf8'))
      if (file.schema_version !== 1) throw new Error(`this script knows version 1 of the file, not ${file.schema_version}`)
      agrees.push(`${name}: signed as it is`)
      say(Date.parse(file.read_at) >= endOf(file.month), `${name}: written after the end of ${file.month}`)
      months.push({ ...file, name, sha256: sha256(bytes) })
    } catch (error) {
      problems.push(`${name}: ${error.message}`)
    }
  }
  months.sort((one, other) => (one.month < other.month ? -1 : 1))
  for (const [place, month] of months.entries()) if (place > 0) checkStep(months[place - 1], month, say)
  const signed = [...signers].map(([fingerprint, subject]) => `signed by ${subject}, certificate SHA-256 ${fingerprint}`)
  return { agrees: [...signed, ...agrees], problems, begins: months[0]?.previous ?? null }
}

/** From one month to the next: what an earlier row said stands, or its change is told with what it said, why and when. */
function checkStep(before, after, say) {
  const of = (what) => `${after.month}: ${what}`
  say(after.month === monthAfter(before.month), of(`follows ${before.month}, no month between them is missing`))
  say(after.previous?.sha256 === before.sha256, of(`names the file of ${before.month} by its SHA-256`))
  const rowOf = ({ ended }, id) => ended.find((row) => row.fund_id === id)
  const open = [...after.changes]
  const take = (id, field, old, now) => {
    const place = open.findIndex((change) => change.fund_id === id && change.field === field && isSame(change.before, old) && isSame(change.after, now))
    return place === -1 ? undefined : open.splice(place, 1)[0]
  }
  const told = (change) =>
    change !== undefined && change.reason.trim() !== '' && Date.parse(change.at) >= endOf(before.month) && Date.parse(change.at) <= Date.parse(after.read_at)
  for (const old of before.ended) {
    const [id, row] = [old.fund_id, rowOf(after, old.fund_id)]
    if (row === undefined) say(told(take(id, 'ended_on', old.ended_on, null)), of(`fund ${id} is gone, with old value, reason and time`))
    else {
      const changed = [...new Set([...Object.keys(old), ...Object.keys(row)])].filter((field) => !isSame(old[field], row[field]))
      for (const field of changed)
        say(told(take(id, field, old[field] ?? null, row[field] ?? null)), of(`fund ${id} says another ${field}, with old value, reason and time`))
      if (changed.length === 0) say(true, of(`fund ${id} says what it said`))
    }
  }
  for (const row of after.ended)
    if (rowOf(before, row.fund_id) === undefined && Date.parse(`${sinceOf(row)}T00:00:00+09:00`) < endOf(before.month))
      say(told(take(row.fund_id, 'ended_on', null, row.ended_on)), of(`fund ${row.fund_id} comes later than it should, with reason and time`))
  for (const change of open) say(false, of(`fund ${change.fund_id}: a change of ${change.field} is told that is none`))
}

async function fromSite(site) {
  const ask = async (where) => {
    const answer = await fetch(`${site.replace(/\/$/, '')}${where}`)
    if (!answer.ok) throw new Error(`${where} answered ${answer.status}`)
    return Buffer.from(await answer.arrayBuffer())
  }
  const { months } = JSON.parse((await ask('/open/record/months.json')).toString('utf8'))
  const files = []
  for (const { month } of months)
    files.push({ name: `${month}.json`, bytes: await ask(`/open/record/${month}.json`), signature: await ask(`/open/record/${month}.json.p7s`) })
  return files
}

async function main(words) {
  const { readFileSync } = await import('node:fs')
  const at = words.indexOf('--certificate')
  const certificate = at === -1 ? null : words.splice(at, 2)[1]
  const files = words[0]?.startsWith('http')
    ? await fromSite(words[0])
    : words.map((name) => ({ name, bytes: readFileSync(name), signature: readFileSync(`${name}.p7s`) }))
  if (files.length === 0) throw new Error('there is no file to check')
  const { agrees, problems, begins } = check(files, certificate)
  for (const line of agrees) console.log(`agrees  ${line}`)
  if (begins !== null && words[0]?.startsWith('http')) problems.push(`the site does not show ${begins.month}, which its first file names`)
  if (begins !== null) console.log(`        begins after ${begins.month}, of which the first file names SHA-256 ${begins.sha256}`)
  for (const problem of problems) console.error(`WRONG   ${problem}`)
  console.log(problems.length === 0 ? `${files.length} months, nothing is wrong.` : `${problems.length} things are wrong.`)
  process.exitCode = problems.length === 0 ? 0 : 1
}

if (globalThis.process?.argv?.[1]?.endsWith('check-record.mjs')) await main(process.argv.slice(2))
