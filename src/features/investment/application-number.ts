/** As members and operators call an application, in mails and on screens: fund and investment, '12-0107'. */
export function applicationNumber(fundId: number, investmentId: number): string {
  return `${fundId}-${String(investmentId).padStart(4, '0')}`
}
