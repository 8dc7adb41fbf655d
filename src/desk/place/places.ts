/** A quarter of the demo, and what the public services would say of it. The points are near the real quarters; the facts are samples. */
export interface DeskPlace {
  quarter: string
  longitude: number
  latitude: number
  municipality: { id: string; name: string }
  /** As the interface of prices names it. */
  district: string
  /** Ranks of depth, the kind of a landslide; left out where the maps show nothing. */
  flood?: number
  stormSurge?: number
  tsunami?: string
  landslide?: number
  zoning: string
  covered: number
  floors: number
  fireZone: string
  /** Whole yen for a square metre: the official price of land near it, and what flats or houses were sold for. */
  landPrice: number
  sold: number
}

type Row = readonly [
  quarter: string,
  point: readonly [longitude: number, latitude: number],
  municipality: readonly [id: string, name: string, district: string],
  zone: readonly [zoning: string, covered: number, floors: number, fireZone: string],
  prices: readonly [landPrice: number, sold: number],
  hazards?: Pick<DeskPlace, 'flood' | 'stormSurge' | 'tsunami' | 'landslide'>,
]

const quasiFire = '準防火地域'
const fire = '防火地域'
const noZone = '指定なし'

const rows: readonly Row[] = [
  [
    '東京都世田谷区代田三丁目',
    [139.65912, 35.65377],
    ['13112', '世田谷区', '代田'],
    ['第一種低層住居専用地域', 60, 150, quasiFire],
    [762_000, 1_010_000],
  ],
  [
    '東京都台東区谷中七丁目',
    [139.76932, 35.72684],
    ['13106', '台東区', '谷中'],
    ['第一種住居地域', 60, 300, quasiFire],
    [905_000, 1_120_000],
  ],
  [
    '神奈川県横浜市中区元町四丁目',
    [139.64951, 35.43927],
    ['14104', '横浜市中区', '元町'],
    ['商業地域', 80, 400, fire],
    [1_080_000, 890_000],
    { flood: 2, stormSurge: 2, tsunami: '0.5m以上1m未満' },
  ],
  [
    '北海道札幌市中央区北四条西二十五丁目',
    [141.31802, 43.06242],
    ['01101', '札幌市中央区', '北四条西'],
    ['第一種中高層住居専用地域', 60, 200, quasiFire],
    [412_000, 560_000],
    { flood: 2 },
  ],
  [
    '京都府京都市上京区大宮通今出川上る観世町',
    [135.74852, 35.03091],
    ['26102', '京都市上京区', '観世町'],
    ['準工業地域', 60, 200, quasiFire],
    [338_000, 520_000],
    { flood: 1 },
  ],
  [
    '長野県北佐久郡軽井沢町大字長倉',
    [138.59873, 36.33895],
    ['20321', '北佐久郡軽井沢町', '大字長倉'],
    ['第一種低層住居専用地域', 20, 20, noZone],
    [64_000, 58_000],
  ],
  [
    '福岡県福岡市中央区平尾二丁目',
    [130.40254, 33.57704],
    ['40133', '福岡市中央区', '平尾'],
    ['第二種中高層住居専用地域', 60, 200, quasiFire],
    [705_000, 690_000],
  ],
  [
    '神奈川県鎌倉市小町二丁目',
    [139.55218, 35.32166],
    ['14204', '鎌倉市', '小町'],
    ['商業地域', 80, 400, quasiFire],
    [812_000, 830_000],
    { flood: 1, tsunami: '1m以上2m未満' },
  ],
  [
    '京都府京都市東山区大和大路通五条上る山崎町',
    [135.77287, 34.99662],
    ['26105', '京都市東山区', '山崎町'],
    ['近隣商業地域', 80, 300, quasiFire],
    [486_000, 720_000],
    { flood: 1 },
  ],
  [
    '東京都台東区花川戸二丁目',
    [139.79923, 35.71414],
    ['13106', '台東区', '花川戸'],
    ['商業地域', 80, 600, fire],
    [1_340_000, 1_050_000],
    { flood: 3, stormSurge: 2 },
  ],
  [
    '東京都世田谷区三軒茶屋二丁目',
    [139.67186, 35.64378],
    ['13112', '世田谷区', '三軒茶屋'],
    ['近隣商業地域', 80, 300, quasiFire],
    [1_060_000, 1_180_000],
  ],
  [
    '大阪府大阪市中央区本町三丁目',
    [135.50321, 34.68379],
    ['27128', '大阪市中央区', '本町'],
    ['商業地域', 80, 800, fire],
    [2_480_000, 780_000],
    { flood: 1 },
  ],
  [
    '石川県金沢市東山一丁目',
    [136.66645, 36.57241],
    ['17201', '金沢市', '東山'],
    ['第一種住居地域', 60, 200, quasiFire],
    [182_000, 260_000],
    { flood: 2 },
  ],
  [
    '沖縄県那覇市牧志二丁目',
    [127.68964, 26.21731],
    ['47201', '那覇市', '牧志'],
    ['商業地域', 80, 500, fire],
    [985_000, 740_000],
    { flood: 1 },
  ],
  [
    '宮城県仙台市青葉区一番町二丁目',
    [140.87276, 38.25885],
    ['04101', '仙台市青葉区', '一番町'],
    ['商業地域', 80, 700, fire],
    [1_950_000, 610_000],
  ],
  [
    '兵庫県神戸市中央区北野町二丁目',
    [135.19012, 34.69951],
    ['28110', '神戸市中央区', '北野町'],
    ['近隣商業地域', 80, 300, quasiFire],
    [441_000, 570_000],
    { landslide: 2 },
  ],
  [
    '東京都武蔵野市吉祥寺北町一丁目',
    [139.57834, 35.70782],
    ['13203', '武蔵野市', '吉祥寺北町'],
    ['第一種低層住居専用地域', 50, 100, quasiFire],
    [690_000, 840_000],
  ],
  [
    '東京都杉並区天沼三丁目',
    [139.62219, 35.70745],
    ['13115', '杉並区', '天沼'],
    ['第一種低層住居専用地域', 50, 100, quasiFire],
    [652_000, 810_000],
  ],
  [
    '東京都北区赤羽西二丁目',
    [139.71598, 35.77396],
    ['13117', '北区', '赤羽西'],
    ['第一種住居地域', 60, 200, quasiFire],
    [588_000, 760_000],
  ],
  [
    '東京都大田区蒲田本町一丁目',
    [139.71857, 35.55891],
    ['13111', '大田区', '蒲田本町'],
    ['第一種住居地域', 60, 200, quasiFire],
    [671_000, 790_000],
    { flood: 2, stormSurge: 1 },
  ],
]

export const places: readonly DeskPlace[] = rows.map(
  ([
    quarter,
    [longitude, latitude],
    [id, name, district],
    [zoning, covered, floors, fireZone],
    [landPrice, sold],
    hazards,
  ]) => ({
    quarter,
    longitude,
    latitude,
    municipality: { id, name },
    district,
    zoning,
    covered,
    floors,
    fireZone,
    landPrice,
    sold,
    ...hazards,
  }),
)
