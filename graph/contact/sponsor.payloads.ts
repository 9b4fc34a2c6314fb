import { InputType } from 'type-graphql';
import { SponsorInputType } from './sponsor.type.ts';

@InputType('AddSponsorInput', { description: 'The sponsor to add.' })
export class AddSponsorInput extends SponsorInputType {}
