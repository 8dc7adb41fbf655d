-- Up Migration

-- Whoever is known is known in every form of his name: 渡邊 and 渡辺, a letter with a variation selector, 株式會社. Remarks and names were compared by their
-- sound and their signs, their kanji letter by letter: an officer was a stranger by the old form of his name.
-- src/domain/alike-kanji.ts holds the same letters; a test holds the two together.
-- As before (0930), of letters that look alike.
create or replace function payer_key(written text) returns text language sql immutable parallel safe as $$
  select regexp_replace(translate(
    regexp_replace(
      regexp_replace(
        translate(upper(translate(
          regexp_replace(normalize(written, NFKC), '[\uFE00-\uFE0F\U000E0100-\U000E01EF]', '', 'g'),
          '髙﨑邊邉齋齊斎濵濱澤廣櫻國眞惠德龍𠮷嶋嶌黑冨桒舘條學榮圓壽實禮靜瀨瀧藏萬彌豐鐵曾槇晉亞溫衞驛緣應奧橫緖勳薰揭鷄藝縣檢險圈劍顯驗嚴峽狹曉駈輕敍將狀乘淨寢愼盡醉穗攝專戰纖禪增卽帶滯單團彈晝鑄廳徵聽鎭轉傳燈盜稻拜賣步歷鍊郞錄來賴覽綠淚壘淸佛遙堯巖彥穰禱祿鄕靑卷莊絲澁峯嶽埜栁籔柗枩渕渊𣘺槗邨曻廐寳寶檜會齡龜鹽礒桝舩𦚰靍靏鷗逹吳淺關隱竈讓螢穐灣釋飜瑤齒麥黃黨體壯聲萠兔𡈽圡冱凉凛廸恆悳晄杮槪穎糓繩翆蘆薗蔣裵豬軄釼鏥鐡閒隝﨔頥顏鬪鰺麴',
          '高崎辺辺斉斉斉浜浜沢広桜国真恵徳竜吉島島黒富桑館条学栄円寿実礼静瀬滝蔵万弥豊鉄曽槙晋亜温衛駅縁応奥横緒勲薫掲鶏芸県検険圏剣顕験厳峡狭暁駆軽叙将状乗浄寝慎尽酔穂摂専戦繊禅増即帯滞単団弾昼鋳庁徴聴鎮転伝灯盗稲拝売歩歴錬郎録来頼覧緑涙塁清仏遥尭巌彦穣祷禄郷青巻荘糸渋峰岳野柳藪松松淵淵橋橋村昇厩宝宝桧会齢亀塩磯枡船脇鶴鶴鴎達呉浅関隠竃譲蛍秋湾釈翻瑶歯麦黄党体壮声萌兎土土冴涼凜迪恒徳晃柿概頴穀縄翠芦園蒋裴猪職剣銹鉄間島欅頤顔闘鯵麹')), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖァィゥェォッャュョヮヵヶ', 'アアイイウウエエオオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂツツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモヤヤユユヨヨラリルレロワワヰヱヲンヴカケアイウエオツヤユヨワカケ'),
        '株式会社|有限会社|合同会社|合資会社|合名会社|一般社団法人|一般財団法人|カブシキ[カガ]イシヤ|ユウゲン[カガ]イシヤ|ゴウドウ[カガ]イシヤ', ' ', 'g'),
      '[(](?:株|有|同|資|名|カ|ユ|ド|シ|メ|シヤ|ザイ)(?:[)]|$|(?=\s))|(?:^|(?<=\s))(?:株|有|同|カ|ユ|ド|シ|メ|シヤ|ザイ)[)]', ' ', 'g'),
    'ヲヰヱヂヅヴー-‐‑‒–—―−〜~', 'オイエジズブ'), '[\s()[\]「」.,/・･''’"&＆:;*+_]', '', 'g')
$$;
reindex index member_payer;
