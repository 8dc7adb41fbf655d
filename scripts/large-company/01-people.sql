-- Who is there: members in every state, in the order in which they registered, and four operators behind them.

create temporary table family_name (place integer generated always as identity (start 0 minvalue 0), kanji text, kana text, latin text) on commit drop;
insert into family_name (kanji, kana, latin) values
  ('佐藤', 'サトウ', 'sato'), ('鈴木', 'スズキ', 'suzuki'), ('高橋', 'タカハシ', 'takahashi'), ('田中', 'タナカ', 'tanaka'), ('伊藤', 'イトウ', 'ito'),
  ('渡辺', 'ワタナベ', 'watanabe'), ('山本', 'ヤマモト', 'yamamoto'), ('中村', 'ナカムラ', 'nakamura'), ('小林', 'コバヤシ', 'kobayashi'), ('加藤', 'カトウ', 'kato'),
  ('吉田', 'ヨシダ', 'yoshida'), ('山田', 'ヤマダ', 'yamada'), ('佐々木', 'ササキ', 'sasaki'), ('山口', 'ヤマグチ', 'yamaguchi'), ('松本', 'マツモト', 'matsumoto'),
  ('井上', 'イノウエ', 'inoue'), ('木村', 'キムラ', 'kimura'), ('林', 'ハヤシ', 'hayashi'), ('斎藤', 'サイトウ', 'saito'), ('清水', 'シミズ', 'shimizu'),
  ('山崎', 'ヤマザキ', 'yamazaki'), ('森', 'モリ', 'mori'), ('池田', 'イケダ', 'ikeda'), ('橋本', 'ハシモト', 'hashimoto'), ('阿部', 'アベ', 'abe'),
  ('石川', 'イシカワ', 'ishikawa'), ('山下', 'ヤマシタ', 'yamashita'), ('中島', 'ナカジマ', 'nakajima'), ('石井', 'イシイ', 'ishii'), ('小川', 'オガワ', 'ogawa'),
  ('前田', 'マエダ', 'maeda'), ('岡田', 'オカダ', 'okada'), ('長谷川', 'ハセガワ', 'hasegawa'), ('藤田', 'フジタ', 'fujita'), ('後藤', 'ゴトウ', 'goto'),
  ('近藤', 'コンドウ', 'kondo'), ('村上', 'ムラカミ', 'murakami'), ('遠藤', 'エンドウ', 'endo'), ('青木', 'アオキ', 'aoki'), ('坂本', 'サカモト', 'sakamoto'),
  ('福田', 'フクダ', 'fukuda'), ('太田', 'オオタ', 'ota'), ('西村', 'ニシムラ', 'nishimura'), ('藤井', 'フジイ', 'fujii'), ('金子', 'カネコ', 'kaneko'),
  ('三浦', 'ミウラ', 'miura'), ('岡本', 'オカモト', 'okamoto'), ('松田', 'マツダ', 'matsuda'), ('中川', 'ナカガワ', 'nakagawa'), ('小野', 'オノ', 'ono'),
  ('原田', 'ハラダ', 'harada'), ('竹内', 'タケウチ', 'takeuchi'), ('田村', 'タムラ', 'tamura'), ('中山', 'ナカヤマ', 'nakayama'), ('和田', 'ワダ', 'wada'),
  ('石田', 'イシダ', 'ishida'), ('上田', 'ウエダ', 'ueda'), ('森田', 'モリタ', 'morita'), ('柴田', 'シバタ', 'shibata'), ('酒井', 'サカイ', 'sakai');

create temporary table given_name (place integer generated always as identity (start 0 minvalue 0), kanji text, kana text, latin text) on commit drop;
insert into given_name (kanji, kana, latin) values
  ('美咲', 'ミサキ', 'misaki'), ('健太', 'ケンタ', 'kenta'), ('陽子', 'ヨウコ', 'yoko'), ('大輔', 'ダイスケ', 'daisuke'), ('由美子', 'ユミコ', 'yumiko'),
  ('翔太', 'ショウタ', 'shota'), ('恵子', 'ケイコ', 'keiko'), ('拓也', 'タクヤ', 'takuya'), ('愛', 'アイ', 'ai'), ('直樹', 'ナオキ', 'naoki'),
  ('久美子', 'クミコ', 'kumiko'), ('誠', 'マコト', 'makoto'), ('さくら', 'サクラ', 'sakura'), ('浩二', 'コウジ', 'koji'), ('真由美', 'マユミ', 'mayumi'),
  ('隆', 'タカシ', 'takashi'), ('優子', 'ユウコ', 'yuko'), ('亮', 'リョウ', 'ryo'), ('千尋', 'チヒロ', 'chihiro'), ('学', 'マナブ', 'manabu'),
  ('彩', 'アヤ', 'aya'), ('哲也', 'テツヤ', 'tetsuya'), ('智子', 'トモコ', 'tomoko'), ('修', 'オサム', 'osamu'), ('美穂', 'ミホ', 'miho'),
  ('剛', 'ツヨシ', 'tsuyoshi'), ('葵', 'アオイ', 'aoi'), ('和也', 'カズヤ', 'kazuya'), ('裕子', 'ヒロコ', 'hiroko'), ('蓮', 'レン', 'ren'),
  ('明美', 'アケミ', 'akemi'), ('悠斗', 'ユウト', 'yuto'), ('香織', 'カオリ', 'kaori'), ('茂', 'シゲル', 'shigeru'), ('結衣', 'ユイ', 'yui'),
  ('徹', 'トオル', 'toru'), ('奈々', 'ナナ', 'nana'), ('博', 'ヒロシ', 'hiroshi'), ('麻衣', 'マイ', 'mai'), ('勇気', 'ユウキ', 'yuki');

create temporary table place_of_living (place integer generated always as identity (start 0 minvalue 0), zipcode text, town text) on commit drop;
insert into place_of_living (zipcode, town) values
  ('1540024', '東京都世田谷区三軒茶屋'), ('1500001', '東京都渋谷区神宮前'), ('1600022', '東京都新宿区新宿'), ('1060032', '東京都港区六本木'), ('1300022', '東京都墨田区江東橋'),
  ('1780063', '東京都練馬区東大泉'), ('1940013', '東京都町田市原町田'), ('2200011', '神奈川県横浜市西区高島'), ('2120013', '神奈川県川崎市幸区堀川町'), ('2520231', '神奈川県相模原市中央区相模原'),
  ('3300854', '埼玉県さいたま市大宮区桜木町'), ('2600015', '千葉県千葉市中央区富士見'), ('4600008', '愛知県名古屋市中区栄'), ('5300001', '大阪府大阪市北区梅田'), ('5420085', '大阪府大阪市中央区心斎橋筋'),
  ('6008216', '京都府京都市下京区東塩小路町'), ('6500021', '兵庫県神戸市中央区三宮町'), ('8120011', '福岡県福岡市博多区博多駅前'), ('0600001', '北海道札幌市中央区北一条西'), ('9800021', '宮城県仙台市青葉区中央'),
  ('7300011', '広島県広島市中区基町'), ('7000901', '岡山県岡山市北区本町'), ('9200031', '石川県金沢市広岡'), ('9000015', '沖縄県那覇市久茂地');

-- The first ones invest; of those who came later some have not got so far, and a few are held, suspended or gone.
create temporary table person on commit drop as
select id, investors, id <= investors as invests, state,
  case when id <= investors then first_day + (last_day - first_day) * power(id::double precision / investors, 2)
    else last_day + (size.today::timestamptz - last_day) * ((id - investors)::double precision / (size.members - investors + 1)) end as registered_at
from size
cross join lateral (select (members * 0.72)::integer as investors, today::timestamptz - interval '1400 days' as first_day, today::timestamptz - interval '225 days' as last_day) span
cross join lateral generate_series(1::bigint, members) id
cross join lateral (
  -- However few there are, the last four stand in the rarest states.
  select case when id > members - 4 then (array['held', 'suspended', 'left', 'submitted'])[members - id + 1]
    when id <= investors or chance < 780 then 'verified' when chance < 810 then 'submitted' when chance < 940 then 'new'
    when chance < 945 then 'held' when chance < 965 then 'suspended' else 'left' end as state
  from (select pg_temp.pick(id, 1, 1000) as chance) drawn
) standing;
create unique index on person (id);
analyze person;

insert into member (id, member_number, email, password_hash, role, status, family_name, given_name, family_name_kana, given_name_kana,
  birthday, zipcode, address, tel, receive_all_mail, identity_approved_at, identity_submitted_at, registered_at)
overriding system value
select id, lpad((id * 48271 % 99999989)::text, 8, '0'), family_name.latin || '.' || given_name.latin || id || '@example.jp', '-', 'member',
  case when state in ('held', 'suspended', 'left') then state else 'active' end,
  family_name.kanji, given_name.kanji, family_name.kana, given_name.kana,
  (size.today - interval '75 years')::date + pg_temp.pick(id, 4, 18200), zipcode,
  town || (1 + pg_temp.pick(id, 5, 5)) || '-' || (1 + pg_temp.pick(id, 6, 30)) || '-' || (1 + pg_temp.pick(id, 7, 20)),
  (array['090', '080', '070'])[1 + pg_temp.pick(id, 8, 3)] || lpad((id * 7919 % 99999989)::text, 8, '0'), pg_temp.pick(id, 9, 10) > 0,
  case when state in ('verified', 'suspended', 'left') then registered_at + interval '3 days' end,
  case when state = 'submitted' then registered_at + interval '2 hours' end, registered_at
from person
cross join size
join family_name on family_name.place = pg_temp.pick(id, 2, 60)
join given_name on given_name.place = pg_temp.pick(id, 3, 40)
join place_of_living on place_of_living.place = pg_temp.pick(id, 10, 24)
order by id;

insert into member (id, member_number, email, password_hash, role, family_name, given_name, family_name_kana, given_name_kana,
  birthday, zipcode, address, tel, registered_at)
overriding system value
select members + place, (99999989 + place)::text, 'operator' || place || '@example.jp', operator_password_hash, 'admin',
  (array['糸井', '糸川', '糸数', '糸山'])[place], '担当', (array['イトイ', 'イトカワ', 'イトカズ', 'イトヤマ'])[place], 'タントウ',
  date '1980-01-01', '1000001', '東京都千代田区千代田1-1', '0300000000' , today::timestamptz - interval '1410 days'
from size cross join generate_series(1, 4) place;

insert into survey_answer (member_id, property, purpose, experience, job, income, answered_at)
select id, '1', '1', '1', '1', '1', registered_at from person where state <> 'new' order by id;

insert into bank_account (id, member_id, bank_code, bank_name, branch_code, branch_name, account_number, registered_at)
overriding system value
select id, id, (array['0001', '0005', '0009', '0310'])[1 + pg_temp.pick(id, 11, 4)], (array['みずほ', '三菱UFJ', '三井住友', 'GMOあおぞらネット'])[1 + pg_temp.pick(id, 11, 4)],
  '001', '本店', lpad((id * 6007 % 9999991)::text, 7, '0'), registered_at + interval '3 days'
from person where invests order by id;

-- Some had to try twice.
insert into identity_check (member_id, reference, url, method, status, status_at, started_at, expires_at, reject_reasons)
select person.id, 'identity-' || person.id || '-' || attempt, 'https://identity.example/' || person.id, 
  (array[case when japan_date(started_at) < '2027-04-01' then 'image' else 'ic_chip' end, 'ic_chip', 'jpki'])[1 + pg_temp.pick(person.id, 12, 3)],
  outcome, started_at + interval '1 hour', started_at, started_at + interval '7 days', case when outcome = 'rejected' then array['blurred'] else '{}' end
from person
cross join lateral (
  select 1 as attempt, 'rejected' as outcome, registered_at + interval '1 hour' as started_at where pg_temp.pick(id, 13, 100) < 8
  union all
  select 2, case when state in ('verified', 'suspended', 'left') then 'approved' when state = 'submitted' then 'submitted'
    else (array['created', 'expired', 'cancelled'])[1 + pg_temp.pick(id, 14, 3)] end, registered_at + interval '71 hours'
  where state <> 'new' or pg_temp.pick(id, 15, 2) = 0
) check_made
order by started_at, person.id;

insert into screening_record (member_id, screened_on, source, result, recorded_by, recorded_at)
select id, (registered_at + interval '2 days')::date, '反社チェックサービス', case when chance = 0 then 'hit' when chance < 8 then 'unclear' else 'clear' end,
  size.members + 1 + pg_temp.pick(id, 16, 4), registered_at + interval '2 days'
from person cross join size cross join lateral (select pg_temp.pick(id, 17, 1000) as chance) drawn
where state not in ('new', 'submitted') order by registered_at, id;

insert into member_note (member_id, kind, text, written_by, written_at)
select id, 'note', '電話で本人に確認しました。', size.members + 1, registered_at + interval '4 days'
from person cross join size where pg_temp.pick(id, 18, 50) = 0 order by id;
