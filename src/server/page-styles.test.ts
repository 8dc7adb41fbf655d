import { expect, it } from 'vitest'
import { styleRules } from '../../scripts/build/style-rules.ts'
import { pageStyles } from './page-styles.ts'

const stylesheet = [
  '@layer reset,base;',
  '@font-face{font-family:Figures;src:url(/assets/figures.woff2)}',
  '@layer reset{*{margin:0}}',
  '@layer base{',
  'a,.link{color:navy}',
  '.card{border:0}.card .price,.sum{color:red}',
  '.card:not(.shut)>p{margin:0}.icon{background:url("data:image/svg+xml,{}")}',
  '@media (min-width:40em){.card{padding:0}@media print{.sum{color:black}}.menu{top:0}}',
  '@keyframes rise{from{top:0}to{top:1px}}',
  '}',
].join('')

const cases: readonly { page: string; body: string; has: string }[] = [
  {
    page: 'without classes what holds for every page',
    body: '<p>.card</p>',
    has: '@layer base{a{color:navy}@keyframes rise{from{top:0}to{top:1px}}}',
  },
  {
    page: 'of two selectors the one that can match',
    body: '<p class="sum">',
    has: '@layer base{a{color:navy}.sum{color:red}}@layer base{@media (min-width:40em){@media print{.sum{color:black}}}}@layer base{@keyframes rise{from{top:0}to{top:1px}}}',
  },
  {
    page: 'a rule about what is not of a class, and nothing of a menu that is not there',
    body: '<div class="wide card"><svg class="icon">',
    has: '@layer base{a{color:navy}.card{border:0}.card:not(.shut)>p{margin:0}.icon{background:url("data:image/svg+xml,{}")}}@layer base{@media (min-width:40em){.card{padding:0}}}@layer base{@keyframes rise{from{top:0}to{top:1px}}}',
  },
]

it.each(cases)('has $page', ({ body, has }) => {
  expect(pageStyles(styleRules(stylesheet))(body)).toBe(`@layer reset,base;@layer reset{*{margin:0}}${has}`)
})
