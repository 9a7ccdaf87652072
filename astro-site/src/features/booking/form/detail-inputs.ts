import type { ComponentProps } from 'react';
import type { TextField } from 'shared/bookings/text-fields.ts';

interface DetailInput extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'autoCapitalize'> {
  /** Shares its line with another one where there is room. */
  isHalf?: boolean;
}

/** Texts that are asked elsewhere: with the Klook reservation, with the add-on that is sent. */
type AskedElsewhere = 'klookBookingId' | 'lpDeliveryAddress';
export type DetailField = Exclude<TextField, AskedElsewhere>;

/**
 * The texts of "You and your song" in their order on the page. Rules and limits are those of `shared/bookings/text-fields.ts`,
 * words those of `words/form.en.ts` and its like; what the form holds and where the focus goes follow from here.
 */
export const detailInputs: Record<DetailField, DetailInput> = {
  name: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { type: 'email', autoComplete: 'email', isHalf: true },
  phone: { autoComplete: 'tel', isHalf: true },
  youtubeTrackUrl: { type: 'url' },
};

export const detailFields = Object.keys(detailInputs) as DetailField[];
