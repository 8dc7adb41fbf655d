import type { BankDirectory, DirectoryEntry } from './bank-directory.ts'
import { toReadingKey } from './reading-key.ts'

interface Readable extends DirectoryEntry {
  hira: string
}

/** The branches of UI Bank have names so short that one character must do. */
const bankWithShortBranchNames = '0044'

/** The package zengin-code (all banks, about 29,000 branches), loaded with the first question. */
export function createOfflineBankDirectory(): BankDirectory {
  return {
    async searchBanks(reading) {
      return startingWith(Object.values(await loadBanks()), reading, 2)
    },
    async searchBranches(bankCode, reading) {
      const branches = Object.values((await findBankData(bankCode))?.branches ?? {})
      return startingWith(branches, reading, bankCode === bankWithShortBranchNames ? 1 : 2)
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

function startingWith(entries: readonly Readable[], reading: string, leastLength: number): DirectoryEntry[] {
  const key = toReadingKey(reading)
  if (key.length < leastLength) return []
  return entries
    .filter((entry) => toReadingKey(entry.hira).startsWith(key))
    .map(({ code, name }) => ({ code, name }))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
}

function toEntry(found: DirectoryEntry | undefined): DirectoryEntry | null {
  return found ? { code: found.code, name: found.name } : null
}
