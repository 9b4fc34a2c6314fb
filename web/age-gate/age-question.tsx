import { BirthDateForm, type BirthDateFormProps } from './birth-date-form.tsx';
import { Splash } from './splash.tsx';

/** The gate as everybody finds it. The build writes it into the HTML, so nothing in it depends on who looks or when. */
export function AgeQuestion(props: BirthDateFormProps) {
  return (
    <Splash>
      <BirthDateForm {...props} />
    </Splash>
  );
}
