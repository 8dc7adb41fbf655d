-- Up Migration

-- A member's way to the authentication app and back (OpenID Connect): what has to come back with the code, good for one exchange (decision 0506).
create table identity_app_request (
  check_id bigint primary key references identity_check,
  state_hash bytea not null unique,
  -- Forgotten once the code was exchanged.
  nonce text,
  code_verifier text,
  -- The signature at the certified verifier; null where the user certificate alone is asked for.
  transaction_id uuid unique,
  -- While the code is being exchanged: the same answer of the app a second time changes nothing.
  taken_at timestamptz
);

select watch_operator_writes();
