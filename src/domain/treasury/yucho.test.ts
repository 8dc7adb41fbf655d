import { expect, it } from 'vitest'
import { yuchoAccount, yuchoProblems } from './yucho.ts'

it.each([
  ['10530', '12345671', '058', 'ordinary', '1234567'],
  ['17300', '19927651', '738', 'ordinary', '1992765'],
  ['14090', '1231', '408', 'ordinary', '0000123'],
  ['00530', '123456', '059', 'current', '0123456'],
  ['１０５３０', '１２３４５６７１', '058', 'ordinary', '1234567'],
  ['10530-2', '1234-5671', '058', 'ordinary', '1234567'],
])('%s %s is branch %s, %s %s', (symbol, number, branchCode, accountType, accountNumber) => {
  expect(yuchoAccount(symbol, number)).toEqual({ bankCode: '9900', branchCode, accountType, accountNumber })
})

it.each([
  ['20530', '12345671'],
  ['1053', '12345671'],
  ['10530', '12345670'],
  ['10530', '123456781'],
  ['10530', '1'],
  ['00530', '12345678'],
  ['', ''],
  ['記号', '番号'],
])('%s %s is no such account', (symbol, number) => expect(yuchoAccount(symbol, number)).toBeNull())

it.each([
  ['10530', '12345671', []],
  ['１０５３０－２', '1234-5671', []],
  ['00530', '123456', ['symbol']],
  ['', '', ['symbol', 'number']],
  ['10530', '12345670', ['number']],
  ['10530', '1', ['number']],
  ['20530', '12345671', ['symbol']],
])('%s %s has its mistakes in %j, and none where the account can be told', (symbol, number, wrong) => {
  expect(Object.keys(yuchoProblems(symbol, number))).toEqual(wrong)
  expect(yuchoAccount(symbol, number)?.accountType === 'ordinary').toBe(wrong.length === 0)
})
