import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RowLabel as RowLabel_fd22e04681c1e9cfc3547b445d59afa2 } from '../../../admin/RowLabel.tsx'
import { Icon as Icon_31632a3714af2a4550104a8aa2f6722e } from '../../../admin/Logo.tsx'
import { Logo as Logo_31632a3714af2a4550104a8aa2f6722e } from '../../../admin/Logo.tsx'
import { SiteStatusBadge as SiteStatusBadge_971837ac6db868470be3aed001d8dade } from '../../../site-status/SiteStatus.tsx'
import { Welcome as Welcome_89d6fa6a64b2f5f3f68fd4d30b1194be } from '../../../welcome/Welcome.tsx'
import { SiteStatusSentence as SiteStatusSentence_971837ac6db868470be3aed001d8dade } from '../../../site-status/SiteStatus.tsx'
import { SignIn as SignIn_70a5e0fe69ad822ba1bc9deb8e495acc } from '../../../sign-in/SignIn.tsx'
import { MissingTextsPage as MissingTextsPage_a7347d68451a7e5a73395f49c7b8c495 } from '../../../missing-texts/MissingTextsPage.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/RowLabel.tsx#RowLabel": RowLabel_fd22e04681c1e9cfc3547b445d59afa2,
  "/admin/Logo.tsx#Icon": Icon_31632a3714af2a4550104a8aa2f6722e,
  "/admin/Logo.tsx#Logo": Logo_31632a3714af2a4550104a8aa2f6722e,
  "/site-status/SiteStatus.tsx#SiteStatusBadge": SiteStatusBadge_971837ac6db868470be3aed001d8dade,
  "/welcome/Welcome.tsx#Welcome": Welcome_89d6fa6a64b2f5f3f68fd4d30b1194be,
  "/site-status/SiteStatus.tsx#SiteStatusSentence": SiteStatusSentence_971837ac6db868470be3aed001d8dade,
  "/sign-in/SignIn.tsx#SignIn": SignIn_70a5e0fe69ad822ba1bc9deb8e495acc,
  "/missing-texts/MissingTextsPage.tsx#MissingTextsPage": MissingTextsPage_a7347d68451a7e5a73395f49c7b8c495,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
