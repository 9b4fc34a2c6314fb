import { screen, within } from '@testing-library/react';
import { dana, open, press, refuse, submit, type, user } from '../testing/auth-page.tsx';
import { HERE, openProfile, press as pressIn, write, card } from '../testing/profile.tsx';
import { speak } from '../ui/language.ts';

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await speak('es');
});
afterEach(() => speak('en'));

test('signing up: countries are listed by their Spanish names and sent by their English ones', async () => {
  const inputs: unknown[] = [];
  open({
    signUp: ({ input }: { input: unknown }) => {
      inputs.push(input);
      return { user: refuse('An account with that e-mail already exists', 'CONFLICT')() };
    },
  });
  await press('open sign up');
  const dialog = await screen.findByRole('dialog', {
    name: 'Te damos la bienvenida a Orange Weekly',
  });
  await submit('Registrarse');
  expect(await screen.findByText('Todos los campos son obligatorios')).toBeVisible();

  const country = within(dialog).getByLabelText<HTMLSelectElement>('País');
  const names = [...country.options].map(({ text }) => text);
  expect([names[0], names[2], names.at(-1)]).toEqual(['Estados Unidos', 'Alemania', 'Otro']);
  await user.selectOptions(country, 'Alemania');
  await type('Nombre', 'Dana');
  await type('Correo electrónico', 'dana@example.org');
  await type('Contraseña', 'orange7');
  await type('Confirmar contraseña', 'orange7');
  await submit('Registrarse');
  expect(await screen.findByText('No se pudo completar el registro')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Ya existe una cuenta con ese correo electrónico',
  );
  expect(inputs).toMatchObject([{ country: 'Germany', favoriteTeam: 'Denver Broncos' }]);
});

test('the profile: facts, devices, and what is wrong with a field', async () => {
  const elsewhere = { ...HERE, id: 2, device: 'Safari on iPhone', isCurrent: false };
  await openProfile({ ownSessions: [HERE, elsewhere] }, { ...dana, country: 'Germany' });
  expect(screen.getByText('enero de 2025')).toBeVisible();
  expect(card('Información actual').getByText('Alemania')).toBeVisible();
  expect(screen.getByText('Firefox en Linux')).toBeVisible();
  await pressIn('Cerrar la sesión en Safari en iPhone');
  expect(
    await screen.findByRole('alertdialog', { name: '¿Cerrar la sesión en Safari en iPhone?' }),
  ).toBeVisible();
  await pressIn('Cancelar');

  const edit = card('Editar perfil');
  await write('Nombre', ' ', edit);
  await pressIn('Guardar cambios', edit);
  expect(await edit.findByText('El nombre es obligatorio')).toBeVisible();
});
