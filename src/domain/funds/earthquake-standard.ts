/**
 * What a building's age says of the standard that it was built to. The standard in force today holds for what was confirmed (建築確認) from 1 June 1981 on; what was
 * built in the two years after that may have been confirmed before.
 * Source: 建築基準法施行令 as amended by 昭和55年政令第196号, in force since 1 June 1981.
 * @param builtIn YYYY-MM, as the register of buildings has it.
 */
export function earthquakeStandard(builtIn: string): string {
  const built = `${Number(builtIn.slice(0, 4))}年${Number(builtIn.slice(5))}月築`
  if (builtIn < '1981-06') return `旧耐震基準の時期（${built}）`
  if (builtIn < '1983-06') return `新旧の耐震基準の境目（${built}。建築確認の日によります）`
  return `新耐震基準（${built}）`
}
