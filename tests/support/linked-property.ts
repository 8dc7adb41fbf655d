import type { Id } from '../../src/domain/id.ts'
import type { Services } from '../../src/features/core/services.ts'
import { addParty } from '../../src/features/funds/property/add-party.ts'
import { linkFundProperty } from '../../src/features/funds/property/link-fund-property.ts'
import { registerProperty } from '../../src/features/funds/property/register-property.ts'
import { kanaOfParty } from './kana-of-party.ts'
import { must } from './must.ts'

/** A property at an invented address, bought from a stranger, that a draft is about. */
export async function linkProperty(
  services: Services,
  { fundId, actor }: { fundId: Id<'fund'>; actor: string },
): Promise<Id<'property_part'>> {
  const name = '白壁商事株式会社'
  const seller = { name, nameKana: kanaOfParty(name), relation: 'third', corporateNumber: '', actor } as const
  const { partyId: sellerId } = must(await addParty(services, seller))
  const partId = await registerBuilding(services, actor, fundId)
  const link = {
    fundId,
    partId,
    shareNumerator: 1,
    shareDenominator: 1,
    sellerId,
    price: 4_200_000,
    priceBasis: '不動産鑑定士による鑑定評価書にもとづきます。',
    priceReason: '',
    actor,
  }
  must(await linkFundProperty(services, link))
  return partId
}

/** A building at an invented address. */
export async function registerBuilding(services: Services, actor: string, block = 1): Promise<Id<'property_part'>> {
  const facts = {
    kind: 'building' as const,
    address: `愛知県名古屋市東区白壁二丁目${block}番1号`,
    buildingName: '',
    lotNumber: '',
    builtIn: '',
    part: { name: '', houseNumber: '', registryNumber: '', areaCenti: 18_640, ownership: 'freehold' as const },
  }
  return must(await registerProperty(services, { facts, actor })).partId
}
