-- What one address or one member has asked for within ten seconds, over all server processes (src/server/operations/request-budget.ts).
-- Worth nothing after a crash and written often, so it is not logged. Spenders are marks (HMAC), never addresses.
create unlogged table request_spending (
  spender text not null,
  window_start timestamptz not null,
  spent bigint not null check (spent >= 0),
  primary key (spender, window_start)
);
create index request_spending_age on request_spending (window_start);
