export interface DirectoryEntry {
  /** Four digits for a bank, three for a branch. */
  code: string
  /** Without 銀行 and 支店. */
  name: string
}

/** All banks of Japan and their branches, searched by the beginning of their reading or name, as listed or as people write it in full. Ordered by code. */
export interface BankDirectory {
  /** Empty for a reading of fewer than 2 characters. */
  searchBanks(reading: string): Promise<DirectoryEntry[]>
  /** Empty for a reading of fewer than 2 characters (1 at bank 0044, whose branch names are short), and for no such bank. */
  searchBranches(bankCode: string, reading: string): Promise<DirectoryEntry[]>
  findBank(code: string): Promise<DirectoryEntry | null>
  findBranch(bankCode: string, branchCode: string): Promise<DirectoryEntry | null>
}
