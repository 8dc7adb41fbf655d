import type { LetFor } from '../../src/domain/treasury/consumption-tax/usual-class.ts'
import type { Id } from '../../src/domain/id.ts'
import type { RentDue } from '../../src/domain/funds/lease.ts'
import type { Services } from '../../src/features/core/services.ts'
import { addParty } from '../../src/features/funds/property/add-party.ts'
import { recordLease } from '../../src/features/funds/property/record-lease.ts'
import { kanaOfParty } from './kana-of-party.ts'
import { registerBuilding } from './linked-property.ts'
import { must } from './must.ts'
import { recordPurchaseOf } from './record-purchase.ts'

interface Tenancy {
  /** In whose hands the building is; in nobody's where nobody is named. */
  fundId?: Id<'fund'>
  /** What that fund pays for it. */
  price?: number
  tenant: string
  /** Where he stands there already. */
  tenantId?: Id<'party'>
  tenantKana?: string
  rent: number
  beginsOn?: string
  letFor?: LetFor
  /** As the contract says. */
  deposit?: number
  rentDue?: RentDue
}

let block = 5_000

/** A building that somebody rents. */
export async function letRoom(
  services: Services,
  {
    fundId,
    price = 1_000_000,
    tenant,
    tenantId: known,
    tenantKana = kanaOfParty(tenant),
    rent,
    beginsOn = '2026-01-01',
    letFor,
    deposit = 0,
    rentDue = 'month_before',
  }: Tenancy,
): Promise<Id<'lease'>> {
  const actor = 'operator:1'
  block += 1
  const partId = await registerBuilding(services, actor, block)
  if (fundId !== undefined) await recordPurchaseOf(services, fundId, { partId, price })
  const party = { name: tenant, nameKana: tenantKana, relation: 'third', corporateNumber: '', actor } as const
  const tenantId = known ?? must(await addParty(services, party)).partyId
  const lease = {
    partId,
    tenantId,
    rent,
    letFor: letFor ?? null,
    commonFee: 0,
    deposit,
    beginsOn,
    endsOn: '',
    isSublease: false,
    actor,
  }
  return must(await recordLease(services, { ...lease, rentDue })).leaseId
}
