-- Up Migration

-- A company of the group is itself under the name of its branch: 糸管理株式会社新宿支店 was a stranger beside 糸管理株式会社. See decision 0470.

-- Words apart, as payer_key compares them. As wordsOf in src/domain/known-payers.ts; `form` stands where the company's form stood.
create function payer_words(written text, form text) returns text language sql immutable parallel safe as $$
  select translate(
    regexp_replace(
      regexp_replace(
        translate(upper(translate(
          regexp_replace(normalize(written, NFKC), '[\uFE00-\uFE0F\U000E0100-\U000E01EF]', '', 'g'),
          '髙﨑邊邉齋齊斎濵濱澤廣櫻國眞惠德龍𠮷嶋嶌黑冨桒舘條學榮圓壽實禮靜瀨瀧藏萬彌豐鐵曾槇晉亞溫衞驛緣應奧橫緖勳薰揭鷄藝縣檢險圈劍顯驗嚴峽狹曉駈輕敍將狀乘淨寢愼盡醉穗攝專戰纖禪增卽帶滯單團彈晝鑄廳徵聽鎭轉傳燈盜稻拜賣步歷鍊郞錄來賴覽綠淚壘淸佛遙堯巖彥穰禱祿鄕靑卷莊絲澁峯嶽埜栁籔柗枩渕渊𣘺槗邨曻廐寳寶檜會齡龜鹽礒桝舩𦚰靍靏鷗逹吳淺關隱竈讓螢穐灣釋飜瑤齒麥黃黨體壯聲萠兔𡈽圡冱凉凛廸恆悳晄杮槪穎糓繩翆蘆薗蔣裵豬軄釼鏥鐡閒隝﨔頥顏鬪鰺麴',
          '高崎辺辺斉斉斉浜浜沢広桜国真恵徳竜吉島島黒富桑館条学栄円寿実礼静瀬滝蔵万弥豊鉄曽槙晋亜温衛駅縁応奥横緒勲薫掲鶏芸県検険圏剣顕験厳峡狭暁駆軽叙将状乗浄寝慎尽酔穂摂専戦繊禅増即帯滞単団弾昼鋳庁徴聴鎮転伝灯盗稲拝売歩歴錬郎録来頼覧緑涙塁清仏遥尭巌彦穣祷禄郷青巻荘糸渋峰岳野柳藪松松淵淵橋橋村昇厩宝宝桧会齢亀塩磯枡船脇鶴鶴鴎達呉浅関隠竃譲蛍秋湾釈翻瑶歯麦黄党体壮声萌兎土土冴涼凜迪恒徳晃柿概頴穀縄翠芦園蒋裴猪職剣銹鉄間島欅頤顔闘鯵麹')), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖァィゥェォッャュョヮヵヶ', 'アアイイウウエエオオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂツツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモヤヤユユヨヨラリルレロワワヰヱヲンヴカケアイウエオツヤユヨワカケ'),
        '株式会社|有限会社|合同会社|合資会社|合名会社|一般社団法人|一般財団法人|カ[ブフ]シキ[カガ]イシヤ|ユウ[ゲケ]ン[カガ]イシヤ|[ゴコ]ウ[ドト]ウ[カガ]イシヤ', form, 'g'),
      '[(](?:株|有|同|資|名|カ|ユ|ド|シ|メ|シヤ|ザイ)(?:[)]|$|(?=\s))|(?:^|(?<=\s))(?:株|有|同|カ|ユ|ド|シ|メ|シヤ|ザイ)[)]', form, 'g'),
    'ヲヰヱヂヅヴー-‐‑‒–—―−〜~', 'オイエジズブ')
$$;

-- As before (1103): the words of a name without what divides them.
create or replace function payer_key(written text) returns text language sql immutable parallel safe as $$
  select regexp_replace(public.payer_words(written, ' '), '[\s()[\]「」.,/・･''’"&＆:;*+_]', '', 'g')
$$;
reindex index member_payer;
reindex index member_payer_letters;

-- The names of companies that a name may stand for. As companyKeys in src/domain/company-names.ts; a test holds the two together.
create function company_keys(written text, widely boolean) returns text[] language sql immutable parallel safe as $$
  with part as (
    select part, place, array_remove(regexp_split_to_array(part, divider), '') as words, branch
    from (values ('[\s()[\]「」.,/・･''’"&＆:;*+_]',
      '(?:支店|支社|支部|支所|営業所|出張所|事業所|事務所|本店|本社|本部|シテン|シシヤ|シブ|シシヨ|エイギヨウ[シジ]ヨ|シユツチヨウ[シジ]ヨ|ジギヨウ[シジ]ヨ|ジム[シジ]ヨ|ホンテン|ホンシヤ|ホンブ|[(](?:エイ|シユツ|シテン))[)\s]*$')) rule (divider, branch)
    cross join unnest(string_to_array(payer_words(written, '|'), '|')) with ordinality parts (part, place)
  ), base as (
    select part, words, branch, part ~ branch as is_branch from part where words <> '{}' order by place limit 1
  ), undivided as (
    select payer_key(regexp_replace(part, branch, '')) as letters from base where is_branch and widely
  )
  select array(
    select payer_key(written) where payer_key(written) <> ''
    union select array_to_string(words, '') from base
    union select array_to_string(words[1:until], '') from base, generate_series(1, cardinality(words) - 1) until where is_branch
    union select left(letters, until) from undivided, generate_series(1, char_length(letters)) until
      where until >= case when left(letters, until) ~ '[\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF々〆〇\U00020000-\U0003FFFF]' then 3 else 4 end)
$$;

-- As isSameCompany in src/domain/company-names.ts.
create function is_same_company(one text, other text) returns boolean language sql immutable parallel safe as $$
  select coalesce(company_keys(one, true) && company_keys(other, false) or company_keys(one, false) && company_keys(other, true), false)
$$;

-- As before (0996); `with_branches`: and whether a company of the group bears it under the name of a branch.
create function is_one_of_ours(asked_name text, asked_number text, known_at timestamptz, with_branches boolean) returns boolean language sql stable as $$
  select exists (
    select from party ours
    where ours.relation in ('officer', 'group') and (ours.recorded_at is null or known_at is null or ours.recorded_at <= known_at)
      and (payer_key(asked_name) <> '' and payer_key(asked_name) in (payer_key(ours.name), payer_key(ours.name_kana)) or ours.corporate_number = asked_number
        or with_branches and ours.relation = 'group' and (is_same_company(asked_name, ours.name) or is_same_company(asked_name, ours.name_kana))))
$$;
create or replace function is_one_of_ours(asked_name text, asked_number text, known_at timestamptz) returns boolean language sql stable as $$
  select is_one_of_ours(asked_name, asked_number, known_at, true)
$$;

create function is_stranger_ours(asked bigint, with_branches boolean) returns boolean language sql stable as $$
  select coalesce(bool_or(
    is_one_of_ours(side.name, side.corporate_number, deal.recorded_at, with_branches) or is_one_of_ours(side.name_kana, null, deal.recorded_at, with_branches)), false)
  from property_deal deal join party side on side.id in (deal.seller_id, deal.buyer_id)
  where deal.id = asked and side.relation = 'third'
$$;
create or replace function is_stranger_ours(asked bigint) returns boolean language sql stable as $$
  select is_stranger_ours(asked, true)
$$;

-- What was bought from a branch before stands: payments are not stopped for what nobody can undo.
alter table rule_start disable trigger append_only;
insert into rule_start (rule, after_entry, after_explanation)
select 'ours_by_branch', (select coalesce(max(id), 0) from journal_entry), (select coalesce(max(id), 0) from statement_explanation);
alter table rule_start enable trigger append_only;

-- As before (1163), of the group with the names that its branches go by.
create or replace view known_as_ours as
select key, party.corporate_number, party.recorded_at as since, null::timestamptz as until, party.relation = 'group' as is_company
from party cross join lateral unnest(array[party.name, party.name_kana]) spelling
cross join lateral unnest(case party.relation when 'group' then company_keys(spelling, false) else array[payer_key(spelling)] end) key
where party.relation in ('officer', 'group') and key <> ''
union all
select payer_key(spelling), null, min(version.recorded_at),
  (select min(later.recorded_at) from company_facts_version later where later.version > max(version.version)), false
from company_facts_version version
cross join lateral (
  select unnest(array[person ->> 'name', person ->> 'kana'])
  from unnest(array['officers', 'holders', 'managers']) list
  cross join lateral jsonb_array_elements(case jsonb_typeof(version.content -> list) when 'array' then version.content -> list else '[]' end) person
) named (spelling)
where payer_key(spelling) <> ''
group by payer_key(spelling);

-- As before, and since when one of these names is that of a branch of ours.
create function names_ours_since(names text[], asked_number text, recorded timestamptz) returns timestamptz language sql stable as $$
  select min(coalesce(since, recorded))
  from known_as_ours, (
    select array_agg(payer_key(name)) as keys, array(select unnest(company_keys(each, true)) from unnest(names) each) as companies from unnest(names) name
  ) asked
  where (key = any(asked.keys) or is_company and key = any(asked.companies) or corporate_number = asked_number)
    and (until is null or recorded is null or until > recorded)
$$;

create or replace function party_ours_since(asked bigint, recorded timestamptz) returns timestamptz language sql stable as $$
  select names_ours_since(array[party.name, party.name_kana], party.corporate_number, recorded)
  from party where party.id = asked and party.relation = 'third'
$$;

-- As before (1163), by these names.
create or replace function ours_corrections(of_fund bigint) returns table (
  closing_id bigint, number integer, recorded_at timestamptz, day date, what text, before jsonb, after jsonb
) language sql stable as $$
  with closing as (
    select closing.id, closing.number, closing.closed_at, period.end_on
    from period_closing closing join fund_period period on period.fund_id = closing.fund_id and period.number = closing.number
    where closing.fund_id = of_fund and closing.reversed_at is null
  ), told_line as (
    -- What was told anew after the closing of its days is of that closing: the running one tells it as a correction.
    select case when explanation.corrects is not null and line.is_correction
        then (select id from closing where closing.end_on >= line.own_day order by closing.number limit 1)
        else line.closing_id end as closing_id,
      line.explanation_id, line.account_kind, line.own_day, explanation.explained_at, entry.remarks, sum(-line.amount) as yen
    from fund_result_lines(of_fund) line
    join statement_explanation explanation on explanation.id = line.explanation_id
    join bank_statement_line entry on entry.id = explanation.statement_line_id
    where line.counterparty = 'third_party' and line.account_kind in ('rent_income', 'other_income', 'sale_proceeds')
      and not exists (select from statement_explanation later where later.corrects = explanation.id)
    group by 1, 2, 3, 4, 5, 6
  ), told as (
    select told_line.closing_id, ours.since, told_line.own_day as day, 'line' as what,
      jsonb_build_object('kind', told_line.account_kind, 'yen', told_line.yen, 'related', false, 'ofSale', false) as was,
      jsonb_build_object('related', true) as is_now
    from told_line
    cross join lateral (
      select min(found.since) as since
      from (
        select names_ours_since(array[told_line.remarks, remarks_key(told_line.remarks)], null, told_line.explained_at)
        union all
        select party_ours_since(lease.tenant_id, told_line.explained_at)
        from fund_line_part part join lease on lease.id = part.lease_id
        where part.explanation_id = told_line.explanation_id and part.fund_id = of_fund
        union all
        select party_ours_since(deal.buyer_id, told_line.explained_at)
        from fund_line_part part join property_deal deal on deal.id = part.deal_id
        where part.explanation_id = told_line.explanation_id and part.fund_id = of_fund and part.kind = 'sale'
      ) found (since)
    ) ours
    where ours.since > told_line.explained_at
    union all
    select closing.id, ours.since, deal.settled_on, 'deal',
      jsonb_build_object('kind', deal.kind, 'yen', deal.price, 'seller', side_of(seller, of_fund), 'buyer', side_of(buyer, of_fund)),
      case when seller.relation = 'third' then jsonb_build_object('seller', 'ours') else jsonb_build_object('buyer', 'ours') end
    from standing_property_deal deal
    join party seller on seller.id = deal.seller_id
    join party buyer on buyer.id = deal.buyer_id
    join lateral (select * from closing where closing.end_on >= deal.settled_on order by closing.number limit 1) closing on deal.recorded_at < closing.closed_at
    cross join lateral (
      select least(party_ours_since(seller.id, deal.recorded_at), party_ours_since(buyer.id, deal.recorded_at)) as since
    ) ours
    where of_fund in (deal.seller_fund_id, deal.buyer_fund_id) and ours.since is not null
  )
  select told.closing_id, closing.number, greatest(told.since, closing.closed_at), told.day, told.what,
    jsonb_build_array(told.was), jsonb_build_array(told.was || told.is_now)
  from told join closing on closing.id = told.closing_id
  order by 3, 2, 4, told.was::text
$$;

create or replace function may_have_ours(of_fund bigint) returns boolean language sql stable as $$
  select exists (select from period_closing where fund_id = of_fund and reversed_at is null) and (
    exists (
      select from standing_property_deal deal
      where of_fund in (deal.seller_fund_id, deal.buyer_fund_id) and 'third' in (deal.seller_relation, deal.buyer_relation)
        and (side_is_ours(deal.seller_id, deal.recorded_at) or side_is_ours(deal.buyer_id, deal.recorded_at)))
    or exists (
      select from fund_line_part part
      join fund_line line on line.explanation_id = part.explanation_id and line.counterparty = 'third_party'
      join statement_explanation told on told.id = part.explanation_id
      join bank_statement_line entry on entry.id = told.statement_line_id
      left join lease on lease.id = part.lease_id
      left join property_deal deal on deal.id = part.deal_id
      left join party side on side.id = coalesce(lease.tenant_id, deal.buyer_id)
      join known_as_ours ours on ours.since > told.explained_at
        and (ours.key in (payer_key(entry.remarks), payer_key(remarks_key(entry.remarks)), payer_key(side.name), payer_key(side.name_kana))
          or ours.is_company and ours.key = any(company_keys(remarks_key(entry.remarks), true) || company_keys(side.name, true) || company_keys(side.name_kana, true))
          or ours.corporate_number = side.corporate_number)
      where part.fund_id = of_fund and part.amount > 0))
$$;
