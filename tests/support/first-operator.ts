import pg from 'pg'

/** The first operator of an installation, as the command makes one, with the passkey that he registers then: a production site without one is not open. */
export async function becomeOperator(connectionString: string): Promise<void> {
  await makeOperator(connectionString)
  await registerPasskey(connectionString)
}

/** As the command leaves it: an account, and a code for a passkey. */
export async function makeOperator(connectionString: string): Promise<void> {
  await write(
    connectionString,
    `
    insert into member (member_number, email, password_hash, role, family_name, given_name, family_name_kana, given_name_kana, birthday, zipcode, address, tel, registered_at)
    values ('90000001', 'first@operator.example', 'none', 'admin', '縒合', '一子', 'ヨリアイ', 'イチコ', '1980-01-01', '1600022', '東京都新宿区新宿9-9-9', '0399999999', now())`,
  )
}

/** What remains of an enrolment in a browser. */
export async function registerPasskey(connectionString: string): Promise<void> {
  await write(
    connectionString,
    `
    insert into passkey (member_id, credential_id, public_key, user_handle, sign_count, name, is_synced, registered_at)
    select id, 'first-key', '\\x00', 'first', 0, '鍵', false, now() from member where email = 'first@operator.example'`,
  )
}

async function write(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
