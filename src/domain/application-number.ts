/** How members and operators call an application: the fund, then the application in four digits or more, `12-0107`. */
export function applicationNumber(fundId: number, investmentId: number): string {
  return `${fundId}-${String(investmentId).padStart(4, '0')}`
}
