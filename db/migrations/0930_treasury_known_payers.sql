-- Up Migration

-- A payer is known before a line is income. See decision 0368.

-- ---------------------------------------------------------------- who remits

-- Names and the bank's remarks as they are compared: the same in half and full width, with small and large kana, with and without blanks, the company's form
-- and the mark of a long vowel. As payerKey in src/domain/known-payers.ts; a test holds the two together.
create function payer_key(written text) returns text language sql immutable parallel safe as $$
  select regexp_replace(translate(
    regexp_replace(
      regexp_replace(
        translate(upper(normalize(written, NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖァィゥェォッャュョヮヵヶ', 'アアイイウウエエオオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂツツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモヤヤユユヨヨラリルレロワワヰヱヲンヴカケアイウエオツヤユヨワカケ'),
        '株式会社|有限会社|合同会社|合資会社|合名会社|一般社団法人|一般財団法人|カブシキ[カガ]イシヤ|ユウゲン[カガ]イシヤ|ゴウドウ[カガ]イシヤ', ' ', 'g'),
      '[(](?:株|有|同|資|名|カ|ユ|ド|シ|メ|シヤ|ザイ)(?:[)]|$|(?=\s))|(?:^|(?<=\s))(?:株|有|同|カ|ユ|ド|シ|メ|シヤ|ザイ)[)]', ' ', 'g'),
    'ヲヰヱヂヅヴー-‐‑‒–—―−〜~', 'オイエジズブ'), '[\s()[\]「」.,/・･''’"&＆:;*+_]', '', 'g')
$$;
create index member_payer on member (payer_key(kana_key));

-- As banks write whom they name: 'ミナトショウジ'. Null where nobody has said so.
alter table party add column name_kana text check (length(name_kana) between 1 and 100);

-- The bank's remarks as rules compare them, as remarksKey in src/domain/line-rules.ts.
create function remarks_key(remarks text) returns text language sql immutable parallel safe as $$
  select coalesce(nullif(regexp_replace(folded, '^(振込|フリコミ)', ''), ''), folded)
  from (select regexp_replace(upper(translate(normalize(remarks, NFKC), 'ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ', 'あいうえおつやゆよわかけアイウエオツヤユヨワカケ')), '\s', '', 'g') as folded) key
$$;
create index bank_statement_line_remitter on bank_statement_line (remarks_key(remarks));
