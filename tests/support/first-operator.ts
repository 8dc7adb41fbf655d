import pg from 'pg'

/** The first operator of an installation, as the command makes one: a production site without one is not open. */
export async function becomeOperator(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(`
      insert into member (member_number, email, password_hash, role, family_name, given_name, family_name_kana, given_name_kana, birthday, zipcode, address, tel, registered_at)
      values ('90000001', 'first@operator.example', 'none', 'admin', '縒合', '一子', 'ヨリアイ', 'イチコ', '1980-01-01', '1600022', '東京都新宿区新宿9-9-9', '0399999999', now())`)
  } finally {
    await client.end()
  }
}
