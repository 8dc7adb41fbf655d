-- Up Migration

-- Who remits is known also the other way round, in Latin letters, without dakuten, cut off, and by five letters within a longer word. See decision 0471.
-- src/domain/remitter.ts and payer-spellings.ts do the same; a test holds them together. Functions of indexes name their schema: indexes are built without one.

-- A name without dakuten and handakuten, before the key takes ヅ for ズ. As bareKey.
create function payer_bare(written text) returns text language sql immutable parallel safe as $$
  select translate(public.payer_key(translate(normalize(written, NFKC), 'ヂヅヴぢづゔ', 'チツウちつう')),
    'ガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポヴ', 'カキクケコサシスセソタチツテトハヒフヘホハヒフヘホウ')
$$;

-- A name by its sound in Latin letters: Hepburn as kunrei, long vowels and doubled consonants as short ones. As latinKey.
create function payer_latin(written text) returns text language sql immutable parallel safe as $$
  select coalesce(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(written.latin, 'L', 'R', 'g'), 'V', 'B', 'g'), 'F', 'H', 'g'), 'CH', 'TY', 'g'), 'SH', 'SY', 'g'), 'TS', 'T', 'g'), 'DZ', 'Z', 'g'), 'D(?=[IUY])', 'Z', 'g'), 'JY?', 'ZY', 'g'), '([TSZ])YI', '\1I', 'g'), 'WO', 'O', 'g'), 'HU(?=[AIEO])', 'H', 'g'), 'M(?=[BPM])', 'N', 'g'), '([KGSZTDNHBPMR])IY(?=[AUO])', '\1Y', 'g'), 'TU(?=[KSTP])', '', 'g'), '([KSTPGZDBHR])\1+', '\1', 'g'), '([AIUEO])\1+', '\1', 'g'), 'OU', 'O', 'g'), '([AIUEO])\1+', '\1', 'g'), '')
  from (
    select string_agg(case strpos(kana.letters, letter) when 0 then letter else trim(substr(kana.sounds, strpos(kana.letters, letter) * 2 - 1, 2)) end, '' order by place) as latin
    from (values ('アイウエオカキクケコガギグゲゴサシスセソザジズゼゾタチツテトダデドナニヌネノハヒフヘホバビブベボパピプペポマミムメモヤユヨラリルレロワン',
      'A I U E O KAKIKUKEKOGAGIGUGEGOSASISUSESOZAZIZUZEZOTATITUTETODADEDONANINUNENOHAHIHUHEHOBABIBUBEBOPAPIPUPEPOMAMIMUMEMOYAYUYORARIRUREROWAN ')) kana (letters, sounds)
    cross join string_to_table(public.payer_key(regexp_replace(
      translate(upper(normalize(written, NFKC)), 'ĀĪŪĒŌÂÎÛÊÔ', 'AIUEOAIUEO'), '([OU])H(?![AIUEOY])', '\1', 'g')), null) with ordinality letters (letter, place)
  ) written
$$;

-- The words of a name or a remark, as payers are compared.
create function words_of_payer(written text) returns text[] language sql immutable parallel safe as $$
  select array_remove(regexp_split_to_array(public.payer_words(written, ' '), '[\s()[\]「」.,/・･''’"&＆:;*+_]'), '')
$$;

-- Each run of words, and each with its last words first.
create function runs_of_words(words text[]) returns table (run text[], is_whole boolean) language sql immutable parallel safe as $$
  select words[middle:last] || words[first:middle - 1], last - first + 1 = cardinality(words)
  from generate_series(1, cardinality(words)) first, generate_series(first, cardinality(words)) last, generate_series(first, last) middle
$$;

-- A word that may be two names without a blank, with the second one first.
create function turned_word(word text) returns setof text language sql immutable parallel safe as $$
  select substr(word, cut + 1) || left(word, cut)
  from (select case when word ~ '[\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF々〆〇\U00020000-\U0003FFFF]' then 1 else 2 end as short) rule, generate_series(short, char_length(word) - short) cut
  where char_length(word) >= case short when 1 then 3 else 5 end
$$;

-- Every name that the bank's remarks may say. As RemitterForms.
create type remitter_forms as (whole text[], names text[], people text[], latin text[], start text, is_unmarked boolean);

create function forms_of_remitter(remarks text) returns remitter_forms language sql immutable parallel safe as $$
  with remitter as materialized (
    select text, (words_of_payer(text))[1:12] as words
    from (select coalesce(nullif(regexp_replace(normalize(remarks, NFKC), '^\s*(?:振込|フリコミ)\s*', ''), ''), remarks) as text) said
  ), key as materialized (
    select text, words, array_to_string(words, '') as key,
      (select coalesce(array_agg(translate(word, 'ĀĪŪĒŌÂÎÛÊÔ', 'AIUEOAIUEO') order by place), '{}') from unnest(words) with ordinality each (word, place)) as latin
    from remitter
  ), piece as materialized (
    select substr(letters, first, size) as piece
    from (select left(key, 60) as letters from key) part, generate_series(1, char_length(letters)) first, generate_series(4, char_length(letters) - first + 1) size
  ), run as materialized (
    select array_to_string(run, '') as name, is_whole from key, runs_of_words(words)
  ), names as materialized (
    select name from run where char_length(name) >= 2
    union select turned_word(word) from key, unnest(words) word
    union select company from key, unnest(company_keys(text, true)) company where char_length(company) >= 2
    union select piece from piece where char_length(piece) >= 5 or piece ~ '[\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF々〆〇\U00020000-\U0003FFFF]'
  )
  select (
    array(select name from run where is_whole and char_length(name) >= 2 union select turned_word(words[1]) from key where cardinality(words) = 1),
    array(select name from names),
    array(select name from names union select piece from piece),
    array(
      select latin from (
        select payer_latin(array_to_string(run, ' ')) from key, runs_of_words(key.latin) where not exists (select from unnest(run) word where word !~ '^[A-Z]+$')
        union select payer_latin(turned_word(word)) from key, unnest(key.latin) word where word ~ '^[A-Z]+$'
      ) sounds (latin) where char_length(latin) >= 5),
    (select key from key where char_length(key) >= 6),
    (select key !~ '[ガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポヴ]' from key)
  )::remitter_forms
$$;

-- Whether a bank may have cut the name off there: after more than a family name, and not before its half.
create function is_cut_off(forms remitter_forms, kana text) returns boolean language sql immutable parallel safe as $$
  select coalesce(
    (starts_with(payer_key(kana), forms.start) or forms.is_unmarked and starts_with(payer_bare(kana), forms.start))
    and char_length(forms.start) < char_length(payer_key(kana)) and char_length(forms.start) * 2 >= char_length(payer_key(kana))
    and (cardinality(words_of_payer(kana)) < 2 or char_length(forms.start) > char_length((words_of_payer(kana))[1])), false)
$$;

-- As whom the remarks name somebody of this name and these kana: 'whole', 'within' other words, 'cut' off; null where they do not. As remitsAs.
create function remits_as(forms remitter_forms, name text, kana text, is_person boolean) returns text language sql immutable parallel safe as $$
  select case
    when spelled && forms.whole or bare = any(forms.whole) or payer_latin(kana) = any(forms.latin) then 'whole'
    when spelled && wide or bare = any(wide) then 'within'
    when is_cut_off(forms, kana) then 'cut' end
  from (
    select array[payer_key(name), payer_key(kana)] as spelled, case when forms.is_unmarked then payer_bare(kana) end as bare,
      case when is_person then forms.people else forms.names end as wide
  ) compared
$$;

-- ---------------------------------------------------------------- who is known

create index member_payer_start on member (payer_key(kana_key) collate "C");
create index member_payer_bare on member (payer_bare(kana_key) collate "C");
create index member_payer_latin on member (payer_latin(kana_key));
create index party_payer_letters on party (payer_key(name));
create index party_payer on party (payer_key(name_kana) collate "C");
create index party_payer_bare on party (payer_bare(name_kana) collate "C");
create index party_payer_latin on party (payer_latin(name_kana));

create function members_remitting(forms remitter_forms) returns table (id bigint, name text, likeness text) language sql stable as $$
  select * from (
    select member.id, member.family_name || ' ' || member.given_name as name,
      remits_as(forms, member.family_name || member.given_name, member.family_name_kana || ' ' || member.given_name_kana, true) as likeness
    from member
    where payer_key(kana_key) = any(forms.people) or payer_key(family_name || given_name) = any(forms.people)
      or payer_bare(kana_key) collate "C" = any(forms.people) or payer_latin(kana_key) = any(forms.latin)
      or payer_key(kana_key) collate "C" >= forms.start and payer_key(kana_key) collate "C" < forms.start || U&'\FFFF'
      or payer_bare(kana_key) collate "C" >= forms.start and payer_bare(kana_key) collate "C" < forms.start || U&'\FFFF'
  ) found where likeness is not null
$$;

create function parties_remitting(forms remitter_forms) returns table (id bigint, relation text, name text, likeness text) language sql stable as $$
  select * from (
    select party.id, party.relation, party.name, remits_as(forms, party.name, party.name_kana, party.relation = 'officer') as likeness
    from party
    where party.name is not null and (
      payer_key(party.name) = any(forms.people) or payer_key(name_kana) collate "C" = any(forms.people)
      or payer_bare(name_kana) collate "C" = any(forms.people) or payer_latin(name_kana) = any(forms.latin)
      or payer_key(name_kana) collate "C" >= forms.start and payer_key(name_kana) collate "C" < forms.start || U&'\FFFF'
      or payer_bare(name_kana) collate "C" >= forms.start and payer_bare(name_kana) collate "C" < forms.start || U&'\FFFF')
  ) found where likeness is not null
$$;

-- As before (1121), in every form.
create or replace function payers_of(remitted text, funds bigint[]) returns setof text language sql stable as $$
  with forms as materialized (select forms_of_remitter(remitted) as forms),
  found as materialized (select found.id, found.relation from forms, parties_remitting(forms) found)
  select 'member:' || found.id from forms, members_remitting(forms) found
  union all
  select 'related:' || id from found where relation in ('officer', 'group')
  union all
  select 'seller:' || id from found
  where exists (select from standing_property_deal deal where deal.seller_id = found.id and deal.buyer_fund_id is not null)
  union all
  select 'buyer:' || id from found
  where exists (select from standing_property_deal deal where deal.buyer_id = found.id and deal.seller_fund_id is not null)
  union all
  select 'tenant:' || id from found
  where exists (
      select from lease join property_stay stay on stay.part_id = lease.part_id where lease.tenant_id = found.id and lease.struck_by is null)
    and not exists (
      select from lease join property_stay stay on stay.part_id = lease.part_id
      where lease.tenant_id = found.id and lease.struck_by is null and stay.fund_id = any(funds))
$$;

-- As before (1161), of an appraiser in every form.
create or replace function check_appraiser_is_stranger() returns trigger language plpgsql as $$
begin
  if is_interested((forms_of_remitter(new.appraiser)).people || payer_key(new.appraiser), new.part_id) then
    raise exception 'appraisal %: the appraiser is a side of a deal, a tenant or a member', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
drop function pieces_of_key(text);
