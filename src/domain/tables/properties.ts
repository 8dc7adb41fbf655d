import { PROPERTY_KIND } from '../funds/property.ts'
import { column, count, instant, text, word } from './column.ts'
import { anyText, oneOfWords } from './filter.ts'
import { table } from './table.ts'

/** Every property, whichever funds have held it. */
export const propertyTable = table({
  name: 'properties',
  fileName: '物件',
  row: 'PropertyRow',
  columns: {
    address: column({ head: '所在地', kind: text, sort: 'address' }),
    id: column({ head: '番号', kind: text, sort: 'number' }),
    building_name: column({ head: '建物', kind: text }),
    kind: column({ head: '種類', kind: word(PROPERTY_KIND) }),
    parts: column({ head: '区画', kind: count }),
    held_by: column({ head: '保有中のファンド', kind: text, isProse: true }),
    funds: column({ head: '運用したファンド', kind: count }),
    recorded_at: column({ head: '登録', fileHead: '登録日時', kind: instant }),
  },
  filters: {
    kind: oneOfWords(PROPERTY_KIND, 'PropertyKind'),
    search: anyText('In the address, the name of the building or the lot.'),
  },
})
