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
import { FactorLink as FactorLink_5019ff3daf07878666b741a5aaf08ad6 } from '../../../second-factor/account/FactorLink.tsx'
import { CurrentPassword as CurrentPassword_807b2e151baaec0740fb5dbf39bc15d0 } from '../../../accounts/CurrentPassword.tsx'
import { OwnSessions as OwnSessions_62141ef5ecc9fb7732ea17ca907cb68f } from '../../../sessions/OwnSessions.tsx'
import { RowLabel as RowLabel_fd22e04681c1e9cfc3547b445d59afa2 } from '../../../admin/RowLabel.tsx'
import { PasswordNotice as PasswordNotice_dd701304095d09a6977fca78758265ad } from '../../../accounts/PasswordNotice.tsx'
import { Icon as Icon_31632a3714af2a4550104a8aa2f6722e } from '../../../admin/Logo.tsx'
import { Logo as Logo_31632a3714af2a4550104a8aa2f6722e } from '../../../admin/Logo.tsx'
import { SiteStatusBadge as SiteStatusBadge_971837ac6db868470be3aed001d8dade } from '../../../site-status/SiteStatus.tsx'
import { Welcome as Welcome_89d6fa6a64b2f5f3f68fd4d30b1194be } from '../../../welcome/Welcome.tsx'
import { Alarms as Alarms_c28a2a7c613e3b63a9d049097d12696a } from '../../../alarms/Alarms.tsx'
import { SiteStatusSentence as SiteStatusSentence_971837ac6db868470be3aed001d8dade } from '../../../site-status/SiteStatus.tsx'
import { LeadOn as LeadOn_d265db9de3088d8574955223ca6d2493 } from '../../../second-factor/sign-in/LeadOn.tsx'
import { MissingTextsPage as MissingTextsPage_a7347d68451a7e5a73395f49c7b8c495 } from '../../../missing-texts/MissingTextsPage.tsx'
import { SecondFactorPage as SecondFactorPage_a4cd44b653a15822e4af2b2324fc882c } from '../../../second-factor/SecondFactorPage.tsx'
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
  "/second-factor/account/FactorLink.tsx#FactorLink": FactorLink_5019ff3daf07878666b741a5aaf08ad6,
  "/accounts/CurrentPassword.tsx#CurrentPassword": CurrentPassword_807b2e151baaec0740fb5dbf39bc15d0,
  "/sessions/OwnSessions.tsx#OwnSessions": OwnSessions_62141ef5ecc9fb7732ea17ca907cb68f,
  "/admin/RowLabel.tsx#RowLabel": RowLabel_fd22e04681c1e9cfc3547b445d59afa2,
  "/accounts/PasswordNotice.tsx#PasswordNotice": PasswordNotice_dd701304095d09a6977fca78758265ad,
  "/admin/Logo.tsx#Icon": Icon_31632a3714af2a4550104a8aa2f6722e,
  "/admin/Logo.tsx#Logo": Logo_31632a3714af2a4550104a8aa2f6722e,
  "/site-status/SiteStatus.tsx#SiteStatusBadge": SiteStatusBadge_971837ac6db868470be3aed001d8dade,
  "/welcome/Welcome.tsx#Welcome": Welcome_89d6fa6a64b2f5f3f68fd4d30b1194be,
  "/alarms/Alarms.tsx#Alarms": Alarms_c28a2a7c613e3b63a9d049097d12696a,
  "/site-status/SiteStatus.tsx#SiteStatusSentence": SiteStatusSentence_971837ac6db868470be3aed001d8dade,
  "/second-factor/sign-in/LeadOn.tsx#LeadOn": LeadOn_d265db9de3088d8574955223ca6d2493,
  "/missing-texts/MissingTextsPage.tsx#MissingTextsPage": MissingTextsPage_a7347d68451a7e5a73395f49c7b8c495,
  "/second-factor/SecondFactorPage.tsx#SecondFactorPage": SecondFactorPage_a4cd44b653a15822e4af2b2324fc882c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
