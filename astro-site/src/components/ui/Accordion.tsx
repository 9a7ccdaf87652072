import { Plus } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  body: ReactNode;
}

/** A list of questions, one open at a time; pressing the open one closes it. Static pages use Accordion.astro. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <Radix.Root type="single" collapsible className="border-line border-t">
      {items.map((item) => (
        <Radix.Item key={item.id} value={item.id} className="group border-line border-b">
          <Radix.Header>
            <Radix.Trigger className="hover:text-hot-bright flex w-full items-center justify-between gap-6 py-5 text-left text-lg font-bold">
              {item.title}
              <Plus
                aria-hidden="true"
                className="text-hot size-5 shrink-0 transition-transform duration-200 group-data-[state=open]:rotate-45"
              />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content className="measure text-soft pb-6">{item.body}</Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
