import { disclosureFields, type DisclosureKey, type FundDisclosure } from '../../../../domain/funds/fund-disclosure.ts'
import { propertyFacts } from '../../../../domain/funds/fund-overview.ts'
import type { DemoFund } from './demo-fund.ts'
import { builtInOf, demoPropertyOf, type DemoProperty } from './demo-properties.ts'

/** Buildings of a permit from then on stand by the newer earthquake standard. 'YYYY-MM'. */
const NEWER_STANDARD = '1981-06'

type Fund = Pick<DemoFund, 'id' | 'autoRenewal' | 'detail'>
type Statements = Omit<
  FundDisclosure,
  'useOfFunds' | 'priceBasis' | 'relatedParties' | 'management' | 'exitPlan' | 'managerReview'
>

/** What an invented fund's pre-contract document says of the rights, the laws and the tenants of its property, and of what does not apply. */
export function demoStatements(fund: Fund): Statements {
  const property = demoPropertyOf(fund.id)
  const isLand = property.kind === 'land'
  return {
    borrowing: none('borrowing'),
    operatorReward: `優先出資に予定の分配をした後に残る利益を、当社が受け取ります。${
      fund.autoRenewal ? '売却の利益は、25％を出資者に分配した残りを当社が受け取ります。' : ''
    }受け取る時期は、分配金の支払いの日より後です。このほかの報酬はありません。`,
    creditSupport: none('creditSupport'),
    audit: none('audit'),
    registration: registrationOf(property),
    registeredRights: `登記の名義人は${holderOf(property)}です。取得するときに、当社の名義に変更します。所有権のほかに、登記された権利はありません。`,
    legalRestrictions:
      '都市計画法と建築基準法による用途地域、建ぺい率、容積率、防火地域の制限があります。それぞれの内容は、ファンドのページの「場所」に、国が公表する資料のとおり掲載しています。',
    privateRoad: none('privateRoad'),
    utilities: isLand
      ? '上水道と電気は、前面の道路まで整備されています。ガスはプロパンガス、排水は浄化槽です。引き込みの費用は造成の費用に含みます。'
      : '飲用水は公営の水道、電気は電力会社、ガスは都市ガス、排水は公共下水道です。いずれも整備されています。',
    unfinished: isLand ? '該当しません。建物のない土地です。' : none('unfinished'),
    condominium: property.kind === 'unit' ? unitText : none('condominium'),
    defectMeasures: none('defectMeasures'),
    buildingSafety: safetyOf(fund.detail, isLand),
    survey: none('survey'),
    ...lettingOf(fund.detail, property),
  }
}

const none = (key: DisclosureKey): string => {
  const text = disclosureFields[key].none
  if (text === undefined) throw new Error(`something has to be said of ${key}`)
  return text
}

function registrationOf({ kind, address, buildingName, parts, shares }: DemoProperty): string {
  const area = (areaCenti: number): string => `${(areaCenti / 100).toFixed(2)}㎡`
  const [whole] = parts
  const share = `所有権の持分${shares}分の1を取得します。`
  if (kind === 'unit')
    return `一棟の建物：${address} ${buildingName}。専有部分：${parts.map(({ name, areaCenti }) => `${name} ${area(areaCenti)}`).join('、')}。${share}`
  const figure = area(whole?.areaCenti ?? 0)
  return kind === 'land'
    ? `地番：${address}。地目：宅地。地積：${figure}。${share}`
    : `所在と地番：${address}。床面積：${figure}。敷地とともに、${share}`
}

const holderOf = ({ from }: DemoProperty): string => ('fund' in from ? '当社' : from.seller)

const unitText =
  '敷地の権利は所有権の共有（敷地権）です。専有部分の用途は管理規約に従います。専用使用権と、修繕積立金と管理費の滞納はありません。管理は管理組合が行います。規約と修繕の記録は、当社の事務所で閲覧できます。'

function safetyOf(detail: string, isLand: boolean): string {
  const zones =
    '造成宅地防災区域、土砂災害警戒区域、津波災害警戒区域の内外と、水害の地図での位置は、ファンドのページの「場所」に掲載しています。'
  if (isLand) return `${zones}建物がないため、石綿の調査と耐震診断はありません。`
  const builtIn = builtInOf(detail)
  return builtIn >= NEWER_STANDARD
    ? `${zones}石綿の使用の調査の記録はありません。1981年6月以後の基準で建てられたため、耐震診断の対象ではありません。`
    : `${zones}石綿の使用の調査と耐震診断の記録はありません。`
}

function lettingOf(
  detail: string,
  { kind, tenant }: DemoProperty,
): Pick<Statements, 'occupancyHistory' | 'mainBuildings' | 'mainTenants' | 'arrears' | 'incomeHistory'> {
  const state = propertyFacts(detail).find(({ label }) => label === '賃貸の状況')?.value
  if (kind === 'land' || state === undefined)
    return {
      occupancyHistory: none('occupancyHistory'),
      mainBuildings: none('mainBuildings'),
      mainTenants: none('mainTenants'),
      arrears: none('arrears'),
      incomeHistory: none('incomeHistory'),
    }
  return {
    occupancyHistory: `${state}過去5年の稼働率の資料は、売主から受け取っていません。`,
    mainBuildings: none('mainBuildings'),
    mainTenants:
      tenant === undefined
        ? '賃借人の名称は、個人と取引先の情報のため記載していません。契約の内容は、当社の事務所で確認できます。'
        : `${tenant}に、取得の日から全部を賃貸します。期間の定めはなく、敷金は賃料の1か月分です。`,
    arrears: none('arrears'),
    incomeHistory:
      '過去5年の賃料収入と費用の資料は、売主から受け取っていません。運用の期間に見込む賃料と費用は、ファンドのページに掲載しています。',
  }
}
