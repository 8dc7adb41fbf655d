/** How often each thing happened, over all histories. */
export type Counts = Record<string, number>

export function count(counts: Counts, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}

export function addCounts(to: Counts, more: Counts): void {
  for (const [name, times] of Object.entries(more)) to[name] = (to[name] ?? 0) + times
}

/** What a run of hundreds of histories has to meet at least once, or it has not tested what it says. */
const mustHappen: Record<string, readonly string[]> = {
  'fund published': ['firstCome AllOrNothing', 'firstCome Allin', 'lottery AllOrNothing', 'lottery Allin'],
  'fund failed': ['AllOrNothing firstCome', 'Allin firstCome', 'AllOrNothing lottery', 'Allin lottery'],
  applied: ['firstCome', 'firstCome early', 'lottery', 'lottery early'],
  'Apply -> Entry': ['won'],
  'Apply -> NotSelected': ['lost'],
  'Entry -> Canceled': ['deadline'],
  deposit: [
    'paid in full',
    'paid in full and more',
    'part payment',
    'reinstated',
    'unknown account',
    'given back: late',
    'given back: excess',
    'given back: not_payable',
  ],
  payout: [
    'planned -> in_flight',
    'planned -> withdrawn',
    'in_flight -> paid',
    'in_flight -> refused',
    'paid -> returned',
    'left and failed',
  ],
  refused: [
    'not logged in',
    'not verified',
    'too young',
    'too old',
    'the other method',
    'applied already',
    'closed',
    'not begun',
    'wrong code',
    'paused',
    'no allowance left',
    'amount is no number',
    'amount too small',
    'amount not in units',
    'others were faster',
    'above the cap',
    'above the most',
    'key of another application',
    'contract is not there',
    'not the own application',
    'application has ended',
    'not drawn yet',
    'line: not open',
    'line: has applied',
    'line: stands in it',
    'line: no allowance',
    'line: amount',
    'line: there is room',
    'document not downloaded',
    'login not fresh',
    'approved already',
    'approver is the maker',
    'content not seen',
    'account changed since',
    'own money missing',
    'start set already',
    'start of a failed fund',
    'start while recruiting',
    'start while somebody may still pay',
    'end without a start',
    'end before the start',
    'end set already',
    'dividend before the start',
    'payday set already',
    'another dividend is pending',
    'dividend by an old login',
    'dividend before the days',
    'dividend before the end',
    'dividend fixed already',
    'payday before the end',
    'loss above the fund',
    'dividend beside a loss',
    'cooling-off of somebody else',
    'cooling-off without a contract',
    'cooling-off of what has ended',
    'cooling-off too late',
    'cooling-off after a distribution',
  ],
  'own money paid in': ['all that was missing', 'a part of it', 'the rest'],
  line: ['joined', 'invited', 'expired', 'closed', 'turn taken', 'left, waiting', 'left, invited', 'looked at'],
  outage: ['midnight', 'read-deposits', 'send-mail', 'draw-lotteries'],
}

const alsoMustHappen = [
  'Entry -> Canceled: cooling-off',
  'Paid -> Canceled: cooling-off',
  'cooling-off declared again',
  'the same key again',
  'lost answer repeated',
  'pressed twice',
  'contract downloaded',
  'contract confirmed',
  'contract confirmed again',
  'account registered',
  'first day recorded',
  'last day recorded',
  'operation began by the schedule',
  'dividend proposed',
  'dividend fixed',
  'dividend fixed with a loss',
  'dividend nothing new',
  'dividend looked at again',
  'payouts prepared',
  'payouts approved',
  'payouts discarded',
  'owner found',
  'deposit noticed later',
  'the worker slept',
  'funds looked at',
  'own pages looked at',
  'came to rest',
]

/** What never happened. */
export function neverMet(counts: Counts): string[] {
  const names = [
    ...Object.entries(mustHappen).flatMap(([group, each]) => each.map((name) => `${group}: ${name}`)),
    ...alsoMustHappen,
  ]
  return names.filter((name) => !counts[name])
}
