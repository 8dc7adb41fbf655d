import { apartment } from './buildings/apartment.ts'
import { hotel } from './buildings/hotel.ts'
import { land } from './buildings/land.ts'
import { machiya } from './buildings/machiya.ts'
import { mansion } from './buildings/mansion.ts'
import { office } from './buildings/office.ts'
import { shop } from './buildings/shop.ts'
import { room } from './interiors/room.ts'
import { sitePlan } from './interiors/site-plan.ts'
import { lights, withLampsOn, type Light, type LightName } from './light.ts'
import { propertyKindOf } from './property-kind.ts'
import { seededRandom } from './random.ts'
import { pictureHeight, pictureWidth, type Building, type PropertyKind, type Scene } from './scene.ts'
import { sky } from './sky.ts'
import { skyline } from './skyline.ts'
import { greenery, street } from './street.ts'
import { surroundingsMap } from './surroundings-map.ts'
import { groundThread } from './thread.ts'

/** The four pictures of a fund: outside, outside at another hour, inside, neighbourhood. */
export const fundPictureCount = 4

export type PicturedFund = { readonly id: number; readonly name: string; readonly detail: string }

const buildings: Readonly<Record<PropertyKind, (scene: Scene) => Building>> = {
  apartment,
  hotel,
  land,
  machiya,
  mansion,
  office,
  shop,
}

const mainLights = ['morning', 'noon', 'evening', 'morning', 'noon', 'night'] as const satisfies readonly LightName[]

/** A drawing of 1200 x 800; the same fund and index always give the same text. Throws RangeError on an index outside 0 to 3. */
export function fundPicture(fund: PicturedFund, index: number): string {
  const drawing = drawView(fund, index)
  const title = fundPictureAlt(fund, index).replace(
    /[&<>]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '',
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureWidth} ${pictureHeight}" width="${pictureWidth}" height="${pictureHeight}" preserveAspectRatio="xMidYMid slice" role="img" lang="ja"><title>${title}</title>${drawing}</svg>`
}

/** What a picture shows, for people who cannot see it. It also says that nothing here is a photograph. */
export function fundPictureAlt(fund: PicturedFund, index: number): string {
  const kind = propertyKindOf(fund)
  const view = [
    `外観（${lightNames[mainLight(fund).name]}）`,
    `外観（${lightNames[otherLight(fund).name]}）`,
    kind === 'land' ? '敷地の計画図' : '室内のようす',
    '周辺の地図',
  ][index]
  if (view === undefined) throw new RangeError(`A fund has pictures 0 to ${fundPictureCount - 1}, not ${index}`)
  return `${fund.name}の${view}のイメージ図`
}

const lightNames: Readonly<Record<LightName, string>> = { morning: '朝', noon: '昼', evening: '夕方', night: '夜' }

function mainLight(fund: PicturedFund): Light {
  return lights[mainLights[fund.id % mainLights.length] ?? 'morning']
}

function otherLight(fund: PicturedFund): Light {
  const dark = mainLight(fund).litShare > 0.3
  if (dark) return fund.id % 2 === 0 ? lights.morning : lights.noon
  return fund.id % 2 === 0 ? lights.night : lights.evening
}

function drawView(fund: PicturedFund, index: number): string {
  const kind = propertyKindOf(fund)
  const chance = (view: string) => seededRandom(`fund-${fund.id}-${view}`)
  switch (index) {
    case 0:
      return outside({ light: mainLight(fund), random: chance('surroundings') }, fund, kind)
    case 1:
      return outside({ light: otherLight(fund), random: chance('another-hour') }, fund, kind)
    case 2:
      return inside({ light: mainLight(fund), random: chance('inside') }, kind)
    default:
      return surroundingsMap({ light: mainLight(fund), random: chance('map') })
  }
}

/** The building comes from the fund alone, so that it is the same house at every hour; only lit windows differ. */
function outside(scene: Scene, fund: PicturedFund, kind: PropertyKind): string {
  const building = buildings[kind]({ light: scene.light, random: seededRandom(`fund-${fund.id}-building`) })
  const backdrop = kind === 'land' || (kind === 'machiya' && fund.id % 2 === 0) ? 'hills' : 'town'
  const knotX = (building.left + building.right) / 2 + scene.random.between(-120, 120)
  return [
    sky(scene),
    skyline(scene, backdrop),
    street(scene),
    building.svg,
    kind === 'land' ? '' : greenery(scene, building),
    groundThread(scene.light.thread, knotX),
  ].join('')
}

function inside(scene: Scene, kind: PropertyKind): string {
  const picture = kind === 'land' ? sitePlan(scene) : room({ ...scene, light: withLampsOn(scene.light) }, kind)
  const thread = kind === 'land' ? '#E07C84' : '#A83A48'
  return picture + groundThread(thread, scene.random.between(380, 820))
}
