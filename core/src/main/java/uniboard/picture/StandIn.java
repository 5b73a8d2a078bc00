package uniboard.picture;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/** Objects in the place of libGDX's own where there is no window. */
public final class StandIn {
    private StandIn() {
    }

    /** @param handler answers everything that the type can be asked for */
    public static <T> T of(Class<T> type, InvocationHandler handler) {
        InvocationHandler all = (standIn, method, arguments) -> method.getDeclaringClass() == Object.class
            ? identity(standIn, method, arguments) : handler.invoke(standIn, method, arguments);
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, all));
    }

    /** libGDX has maps by application. */
    private static Object identity(Object standIn, Method method, Object[] arguments) {
        return switch (method.getName()) {
            case "equals" -> standIn == arguments[0];
            case "hashCode" -> System.identityHashCode(standIn);
            default -> standIn.getClass().getName();
        };
    }

    /** The answer of who has nothing to say: zero, false or null, as the method's type asks for. */
    public static Object nothing(Method method) {
        Class<?> type = method.getReturnType();
        if (type == boolean.class) return false;
        if (type == int.class) return 0;
        if (type == long.class) return 0L;
        return type == float.class ? 0f : null;
    }
}
