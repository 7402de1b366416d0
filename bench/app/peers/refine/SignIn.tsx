import { AuthPage } from '@refinedev/antd';

export default function SignIn() {
  return <AuthPage type="login" registerLink={false} forgotPasswordLink={false} />;
}
