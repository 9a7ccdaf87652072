import { expect } from '@playwright/test';
import type { NewVoucherBody, Voucher } from 'shared/vouchers/voucher.ts';
import { voucherAddresses } from 'shared/vouchers/voucher.ts';
import { Desk } from '../admin/desk.ts';
import type { OpenContext } from '../../browser.ts';
import type { StackUnderTest } from '../../support/stack.ts';

/** A voucher that an admin has made, in a browser of their own. */
export async function makeVoucher(
  openContext: OpenContext,
  stack: StackUnderTest,
  voucher: NewVoucherBody,
): Promise<Voucher> {
  const page = await (await openContext()).newPage();
  await new Desk(page, stack).signIn();
  const made = await page.request.post(voucherAddresses.all, {
    headers: { Origin: stack.urls.site },
    data: voucher,
  });
  expect(made.status(), await made.text()).toBe(201);
  await page.close();
  return (await made.json()) as Voucher;
}
