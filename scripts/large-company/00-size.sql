-- What the other files build on: how much there is to be, and chance. Constraints hold as ever; triggers are left out, for speed:
-- the invariants tell whether that did harm.
set timezone = 'Asia/Tokyo';
set session_replication_role = replica;

-- Half-width kana, as banks write names (JIS X 0201).
create function pg_temp.half_width(kana text) returns text language sql immutable as $$
  select translate(normalize(kana, nfd),
    'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲンァィゥェォャュョッー' || chr(12441) || chr(12442),
    'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜｦﾝｱｲｳｴｵﾔﾕﾖﾂｰﾞﾟ')
$$;
