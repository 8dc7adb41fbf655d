-- Up Migration

-- For the database to recompute a draw by itself.

-- The key of an HMAC-SHA256 of at most 64 bytes, filled up with zeros and mixed with one of its two pads (RFC 2104):
-- hmac = sha256(hmac_pad(key, 92) || sha256(hmac_pad(key, 54) || message)).
create function hmac_pad(key bytea, pad integer) returns bytea language sql immutable strict as $$
  select decode(string_agg(lpad(to_hex(pad # case when place < length(key) then get_byte(key, place) else 0 end), 2, '0'), '' order by place), 'hex')
  from generate_series(0, 63) place
$$;

-- Going down an order, an amount is taken if it still fits whole; one that does not is passed over. The sum of what was taken so far.
create function take_if_it_fits(taken bigint, amount bigint, capacity bigint) returns bigint language sql immutable as $$
  select case when taken + amount <= capacity then taken + amount else taken end
$$;
create aggregate sum_of_what_fits(amount bigint, capacity bigint) (sfunc = take_if_it_fits, stype = bigint, initcond = '0');
