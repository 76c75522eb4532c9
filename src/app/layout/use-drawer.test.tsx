import { screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { renderApp } from '@/testing/render';
import { useDrawer } from './use-drawer';

function Probe() {
  const drawer = useDrawer();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={drawer.open}>menu</button>
      <button onClick={() => void navigate('/execucoes')}>execuções</button>
      <button onClick={() => void navigate(-1)}>voltar</button>
      <output>{drawer.isOpen ? 'aberto' : 'fechado'}</output>
    </>
  );
}

it('closes the drawer on the way to another page, and leaves it closed on the way back', async () => {
  const { user } = renderApp(<Probe />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('menu');
  expect(screen.getByText('aberto')).toBeVisible();
  await press('execuções');
  expect(screen.getByText('fechado')).toBeVisible();
  await press('voltar');
  expect(screen.getByText('fechado')).toBeVisible();
  await press('menu');
  expect(screen.getByText('aberto')).toBeVisible();
});
