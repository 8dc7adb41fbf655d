import type { BankDirectory, DirectoryEntry } from './bank-directory.ts'
import { toReadingKey } from './reading-key.ts'
import { spellingsOf, spokenKey, type Kind, type Spellings } from './spellings.ts'

interface Readable extends DirectoryEntry {
  hira: string
}

/** The branches of UI Bank have names so short that one character must do. */
const bankWithShortBranchNames = '0044'

/** The package zengin-code (all banks, about 29,000 branches), loaded with the first question. */
export function createOfflineBankDirectory(): BankDirectory {
  return {
    async searchBanks(reading) {
      return startingWith(Object.values(await loadBanks()), 'bank', { typed: reading, leastLength: 2 })
    },
    async searchBranches(bankCode, reading) {
      const branches = Object.values((await findBankData(bankCode))?.branches ?? {})
      const leastLength = bankCode === bankWithShortBranchNames ? 1 : 2
      return startingWith(branches, 'branch', { typed: reading, leastLength })
    },
    async findBank(code) {
      return toEntry(await findBankData(code))
    },
    async findBranch(bankCode, branchCode) {
      const branches = (await findBankData(bankCode))?.branches ?? {}
      return toEntry(Object.hasOwn(branches, branchCode) ? branches[branchCode] : undefined)
    },
  }
}

async function loadBanks() {
  const { default: banks } = await import('zengin-code')
  return banks
}

async function findBankData(code: string) {
  const banks = await loadBanks()
  return Object.hasOwn(banks, code) ? banks[code] : undefined
}

/** Without an end that no name of the list has: 三菱銀行 leads to 三菱ＵＦＪ. */
const looseEnd = /(?:ぎんこう|銀行|してん|支店)$/

function startingWith(
  entries: readonly Readable[],
  kind: Kind,
  { typed, leastLength }: { typed: string; leastLength: number },
): DirectoryEntry[] {
  const written = toReadingKey(typed)
  if (written.length < leastLength) return []
  const spoken = spokenKey(typed, kind)
  const found = entries.filter((entry) => {
    const spellings = spellingsFor(entry, kind)
    return (
      spellings.spoken.some((each) => each.startsWith(spoken)) ||
      spellings.written.some((each) => each.startsWith(written))
    )
  })
  if (found.length === 0 && looseEnd.test(written))
    return startingWith(entries, kind, { typed: written.replace(looseEnd, ''), leastLength })
  return found.map(({ code, name }) => ({ code, name })).toSorted((one, other) => (one.code < other.code ? -1 : 1))
}

const known = new WeakMap<Readable, Spellings>()

/** Worked out once for each bank or branch: typing asks for them again and again. */
function spellingsFor(entry: Readable, kind: Kind): Spellings {
  const before = known.get(entry)
  if (before !== undefined) return before
  const all = spellingsOf(entry, kind)
  known.set(entry, all)
  return all
}

function toEntry(found: DirectoryEntry | undefined): DirectoryEntry | null {
  return found ? { code: found.code, name: found.name } : null
}
