/** Old forms, variants and what family names are most often written with, each beside the letter that it is compared as; as payer_key and name_key of the database. */
const FORMS =
  '髙﨑邊邉齋齊斎濵濱澤廣櫻國眞惠德龍𠮷嶋嶌黑冨桒舘條學榮圓壽實禮靜瀨瀧藏萬彌豐鐵曾槇晉亞溫衞驛緣應奧橫緖勳薰揭鷄藝縣檢險圈劍顯驗嚴峽狹曉駈輕敍將狀乘淨寢愼盡醉穗攝專戰纖禪增卽帶滯單團彈晝鑄廳徵聽鎭轉傳燈盜稻拜賣步歷鍊郞錄來賴覽綠淚壘淸佛遙堯巖彥穰禱祿鄕靑卷莊絲澁峯嶽埜栁籔柗枩渕渊𣘺槗邨曻廐寳寶檜會齡龜鹽礒桝舩𦚰靍靏鷗逹吳淺關隱竈讓螢穐灣釋飜瑤齒麥黃黨體壯聲萠兔𡈽圡冱凉凛廸恆悳晄杮槪穎糓繩翆蘆薗蔣裵豬軄釼鏥鐡閒隝﨔頥顏鬪鰺麴'
const LETTERS =
  '高崎辺辺斉斉斉浜浜沢広桜国真恵徳竜吉島島黒富桑館条学栄円寿実礼静瀬滝蔵万弥豊鉄曽槙晋亜温衛駅縁応奥横緒勲薫掲鶏芸県検険圏剣顕験厳峡狭暁駆軽叙将状乗浄寝慎尽酔穂摂専戦繊禅増即帯滞単団弾昼鋳庁徴聴鎮転伝灯盗稲拝売歩歴錬郎録来頼覧緑涙塁清仏遥尭巌彦穣祷禄郷青巻荘糸渋峰岳野柳藪松松淵淵橋橋村昇厩宝宝桧会齢亀塩磯枡船脇鶴鶴鴎達呉浅関隠竃譲蛍秋湾釈翻瑶歯麦黄党体壮声萌兎土土冴涼凜迪恒徳晃柿概頴穀縄翠芦園蒋裴猪職剣銹鉄間島欅頤顔闘鯵麹'

const letterOf = new Map([...FORMS].map((form, place) => [form, [...LETTERS][place] ?? form]))

/** A text in which letters that look alike are one letter, without variation selectors: the form in which kanji are compared. */
export const alikeKanji = (text: string): string =>
  [...text.replaceAll(/[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu, '')]
    .map((letter) => letterOf.get(letter) ?? letter)
    .join('')
