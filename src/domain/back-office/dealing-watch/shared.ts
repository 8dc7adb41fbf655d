import { addressKey } from '../../funds/address-key.ts'
import type { Id } from '../../id.ts'
import { samePersonKey } from '../../people/same-person.ts'
import type { DealingFacts } from './facts.ts'
import { thirdPaymentsOf, type PayerKind, type ThirdPayment } from './payers.ts'

/** A member among those who share something. */
export interface Sharer {
  id: Id<'member'>
  number: string
  familyKana: string
  home: string
  /** Somebody who has left and come back is one person. */
  person: string
}

export interface PaidMember extends Sharer {
  payer: PayerKind
}

/** Who shares what: by account, telephone number, home and device, and by who else has paid. A member who is alone with it has no entry. */
export interface SharedTraits {
  account: ReadonlyMap<string, readonly Sharer[]>
  tel: ReadonlyMap<string, readonly Sharer[]>
  home: ReadonlyMap<string, readonly Sharer[]>
  device: ReadonlyMap<string, readonly Sharer[]>
  payer: ReadonlyMap<string, readonly PaidMember[]>
}

/** What is worked out of a member's facts once, for all rules. */
export interface Watched {
  member: DealingFacts
  sharer: Sharer
  tel: string
  thirdPayments: readonly ThirdPayment[]
}

/** Where somebody lives: with building and room, as neighbours are no household. */
function homeOf({ address }: DealingFacts): string {
  const { key, building, room } = addressKey(address)
  return `${key} ${building} ${room}`.trimEnd()
}

export function watchedOf(member: DealingFacts): Watched {
  const { id, number, familyKana, birthday } = member
  const [seiKana = '', meiKana = ''] = member.kana.split(' ')
  const person = samePersonKey({ seiKana, meiKana, birthday, tel: '' })
  return {
    member,
    sharer: { id, number, familyKana, home: homeOf(member), person },
    tel: member.tel.normalize('NFKC').replaceAll(/\D/g, ''),
    thirdPayments: thirdPaymentsOf(member),
  }
}

export function sharedTraits(members: readonly Watched[]): SharedTraits {
  const maps = {
    account: new Map<string, Sharer[]>(),
    tel: new Map<string, Sharer[]>(),
    home: new Map<string, Sharer[]>(),
    device: new Map<string, Sharer[]>(),
    payer: new Map<string, PaidMember[]>(),
  }
  for (const { member, sharer, tel, thirdPayments } of members) {
    for (const key of new Set(member.accounts.map((account) => account.key))) add(maps.account, key, sharer)
    add(maps.tel, tel, sharer)
    add(maps.home, sharer.home, sharer)
    for (const device of new Set(member.devices)) add(maps.device, device, sharer)
    const payers = new Map(thirdPayments.map(({ payer: { keyAmongAll, kind } }) => [keyAmongAll, kind]))
    for (const [key, payer] of payers) add(maps.payer, key, { ...sharer, payer })
  }
  for (const map of Object.values(maps)) for (const [key, sharers] of map) if (sharers.length < 2) map.delete(key)
  return maps
}

function add<S>(map: Map<string, S[]>, key: string, sharer: S): void {
  const sharers = map.get(key)
  if (sharers === undefined) map.set(key, [sharer])
  else sharers.push(sharer)
}
