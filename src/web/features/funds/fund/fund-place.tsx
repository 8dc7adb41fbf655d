import { mapTiles, MAP_ZOOM, NO_DATA, SHOWN_METRES, TILE_SIZE, tilePosition } from '../../../../domain/funds/place.ts'
import { formatYearDay, formatYen } from '../../../ui/format.ts'
import { FactList, type Fact } from './fact-list.tsx'
import type { Fund } from './fund-queries.ts'
import styles from './fund-place.module.css'

type Property = Fund['properties'][number]
type Location = NonNullable<Property['location']>

/** What the picture shows of the map, in pixels of its tiles; on a narrow page the sides are cut. */
const shown = { width: 664, height: 340 }

function PlaceMap({ place, location }: { place: string; location: Location }) {
  const middle = tilePosition(location, MAP_ZOOM)
  const left = middle.x * TILE_SIZE - shown.width / 2
  const top = middle.y * TILE_SIZE - shown.height / 2
  const tiles = mapTiles(location)
    .map((tile) => ({ ...tile, left: tile.x * TILE_SIZE - left, top: tile.y * TILE_SIZE - top }))
    .filter(
      (tile) => tile.left < shown.width && tile.left > -TILE_SIZE && tile.top < shown.height && tile.top > -TILE_SIZE,
    )
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${shown.width} ${shown.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={`${place}付近の地図`}
      >
        {tiles.map((tile) => (
          <image
            key={`${tile.x} ${tile.y}`}
            href={`/map/${tile.x}/${tile.y}.png`}
            x={tile.left}
            y={tile.top}
            width={TILE_SIZE}
            height={TILE_SIZE}
          />
        ))}
        <circle className={styles.around} cx={shown.width / 2} cy={shown.height / 2} r="26" />
        <circle className={styles.point} cx={shown.width / 2} cy={shown.height / 2} r="7" />
      </svg>
      <figcaption>
        位置は{SHOWN_METRES}m単位に丸めて示しています。
        <a href={`https://maps.gsi.go.jp/#${MAP_ZOOM}/${location.latitude}/${location.longitude}/`}>地理院地図で開く</a>
        <br />
        出典：<a href="https://maps.gsi.go.jp/development/ichiran.html">国土地理院（地理院タイル）</a>を加工して作成
      </figcaption>
    </figure>
  )
}

const earthquakeFacts = ({ earthquake_standard: standard }: Property): Fact[] =>
  standard === null ? [] : [{ label: '建物の耐震（築年月から）', value: standard }]

const priceFact = ({ unit_price: price, area, share }: Property): Fact => ({
  label: 'このファンドの取得価格',
  value: `${formatYen(price)}／㎡（面積${area}${share === null ? '' : `の持分${share}`}あたり、税抜）`,
})

/** Of a part that lies where another lies: what is its own. @param as the other's name on the page. */
export function SamePlace({ property, as }: { property: Property; as: string }) {
  return (
    <div className={styles.place}>
      <FactList
        facts={[
          { label: '所在地と災害の想定、周辺の価格', value: `${as}と同じです。` },
          ...earthquakeFacts(property),
          priceFact(property),
        ]}
      />
    </div>
  )
}

/** Where a property is, what public data say of dangers there, and what land and sales near it cost, beside the price that the fund pays. */
export function FundPlace({ property, location }: { property: Property; location: Location }) {
  const facts = location.facts.map(({ is_hazard: isHazard, label, value }) => ({
    isHazard,
    label,
    value: value ?? NO_DATA,
  }))
  const hazards = facts.filter(({ isHazard }) => isHazard)
  const others = facts.filter(({ isHazard }) => !isHazard)
  return (
    <div className={styles.place}>
      <h3>所在地と災害の想定</h3>
      <PlaceMap place={property.place} location={location} />
      <div className={styles.facts}>
        <FactList facts={[...hazards, ...earthquakeFacts(property)]} />
        <p className="small-text">
          「{NO_DATA}」は、災害のおそれがないことを意味しません。地震の確率の出典：
          <a href="https://www.j-shis.bosai.go.jp/">防災科学技術研究所 J-SHIS</a>
        </p>
      </div>
      <h3>都市計画と周辺の価格</h3>
      <div className={styles.facts}>
        <FactList facts={[...others, priceFact(property)]} />
        <p className="small-text">
          {formatYearDay(location.read_on)}に取得。出典：
          <a href="https://www.reinfolib.mlit.go.jp/">国土交通省 不動産情報ライブラリ</a>
          （同ライブラリのAPI機能を使用しています。提供情報の最新性・正確性・完全性は保証されていません）。公示地価は土地だけの価格、取引価格は土地と建物または住戸の価格で、広さや築年による違いがあります。
        </p>
      </div>
    </div>
  )
}
